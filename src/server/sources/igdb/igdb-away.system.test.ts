// How often an IGDB that does not answer is asked.
import { afterEach, expect, it } from "vitest";
import { startFakeIgdb, type FakeIgdb, type IgdbMisbehaviour } from "../../../../test/support/fake-igdb.ts";
import { plainGames } from "../../../../test/support/igdb-games.ts";
import { openIgdbWalk, type IgdbWalk } from "../../../../test/support/igdb-walk.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";

let igdb: FakeIgdb;
let walk: IgdbWalk;
afterEach(async () => {
  await walk.close();
  await igdb.close();
});

const start = async () => {
  igdb = await startFakeIgdb({ games: plainGames(1100), perSecond: 1e6 });
  walk = openIgdbWalk(igdb, temporaryDirectory());
};
const onTheSecondPage = (how: IgdbMisbehaviour, times = 1) => igdb.misbehave(how, { times, body: /where id > [1-9]/ });

it("[Q-05] is given up after eight tries, with one line", async () => {
  await start();
  igdb.misbehave("error", { times: 100 });
  await expect(walk.run()).rejects.toThrow("IGDB answered 500");
  expect(igdb.asked.filter(({ path }) => path === "/v4/games")).toHaveLength(8);
  expect(walk.lines).toHaveLength(1);
});

it("[Q-05] is asked once at a time when it has been given up, for few games, until it answers; then as before", async () => {
  await start();
  const limits = () => igdb.asked.flatMap(({ body }) => /^fields \*.*limit (\d+)/.exec(body)?.[1] ?? []);
  onTheSecondPage("error", 10);
  for (let walks = 0; walks < 3; walks += 1) await expect(walk.run()).rejects.toThrow("IGDB answered 500");
  expect(limits()).toEqual(["500", "500", "250", "125", "62", "50", "50", "50", "50", "50", "50"]);
  // An answer that is cut tells that it is there again.
  onTheSecondPage("truncated");
  expect(await walk.run()).toMatchObject({ added: 600, isWhole: true });
  expect(limits().slice(11)).toEqual(["50", "250", "500", "500"]);
  expect(walk.lines.map(({ message }) => message)).toEqual([
    "IGDB answered 500; it is asked again",
    "IGDB's answer is no JSON; it is asked again",
  ]);
});
