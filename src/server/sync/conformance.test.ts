// The store of encrypted shelves keeps its port's promises over a file that two connections share.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeSyncStore } from "../../../test/support/sync-store-conformance.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { openSync } from "./open-sync.ts";

const LOG = { warn: () => undefined, info: () => undefined };

function openTwice() {
  const stateDirectory = temporaryDirectory();
  let passed = 0;
  const options = { stateDirectory, maxBytes: 20 * 1024, log: LOG, now: () => Date.now() + passed };
  const [one, other] = [openSync(options), openSync(options)];
  const close = () => [one, other].forEach((opened) => opened.close());
  return { ...one, other: other.store, wait: (ms: number) => void (passed += ms), close, stateDirectory };
}

describeSyncStore("SQLite", openTwice);

it("[P-05] what was forgotten is not in the file any more", async () => {
  const { store, close, stateDirectory } = openTwice();
  const access = { id: "a".repeat(32), tokenHash: new Uint8Array(32) };
  const body = new TextEncoder().encode("a ciphertext of some length that is easily found again".repeat(20));
  await store.write(access, body, null);
  await store.remove(access);
  close();
  expect(readFileSync(join(stateDirectory, "sync.sqlite")).includes("easily found again")).toBe(false);
});
