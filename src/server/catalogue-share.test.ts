import { expect, it, onTestFinished } from "vitest";
import { sharedData } from "../../test/support/sharing-server.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";
import { openSharedCatalogues } from "./catalogue-share.ts";
import { ALWAYS } from "./catalogue/builder-turn.ts";

async function open(catalogueBuilder: boolean) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const [stateDirectory, catalogueShare] = [temporaryDirectory(), temporaryDirectory()];
  let tries = 0;
  const shared = await openSharedCatalogues({
    config: { catalogueShare, catalogueBuilder, dataDirectory: stateDirectory, s3: undefined },
    directories: { dataDirectory: sharedData(), stateDirectory },
    turn: () => {
      tries += 1;
      return ALWAYS;
    },
    log: { warn: () => undefined, info: () => undefined },
    signal: ending.signal,
  });
  return { isHeld: shared?.turn.isHeld(), tries };
}

it("[M-01] a server that may not build does not even try for the turn that PostgreSQL gives", async () => {
  expect(await open(false)).toEqual({ isHeld: false, tries: 0 });
  expect(await open(true)).toEqual({ isHeld: true, tries: 1 });
});
