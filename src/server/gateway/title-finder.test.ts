// Titles that only RAWG's search finds: one question each, and none where the answer is known.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway, type TestGateway } from "../../../test/support/gateway.ts";
import { findBySearch } from "#server/games/title-finder.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";

let rawg: FakeRawg;
let gateway: TestGateway;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(() => {
  rawg.behave();
  rawg.calls.length = 0;
  gateway = openTestGateway(rawg, {}, { games: NAMED_GAMES.filter(({ id }) => id === 105) });
});
afterEach(() => gateway.close());

it("[A-04] a title is named by one question to RAWG, the same title by none", async () => {
  const finder = findBySearch(gateway.source);
  const find = (title: string) => finder.find(title, NO_CLIENT);
  expect((await find("spider-man far from home"))?.id).toBe(105);
  expect(rawg.calls).toHaveLength(0);
  expect((await find("portal"))?.id).toBe(102);
  expect((await find("PORTAL"))?.id).toBe(102);
  expect(await find("Portal 3")).toBeUndefined();
  expect(rawg.calls).toHaveLength(2);
});
