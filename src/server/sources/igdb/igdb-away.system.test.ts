// An IGDB that does not answer, and how often it is asked; and one that answers with less than it has.
import { afterEach, expect, it } from "vitest";
import { startFakeIgdb, type FakeIgdb, type IgdbMisbehaviour } from "../../../../test/support/fake-igdb.ts";
import { FIRST_CHANGE, plainGames } from "../../../../test/support/igdb-games.ts";
import { openIgdbWalk, type IgdbWalk } from "../../../../test/support/igdb-walk.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";

const DAY_MS = 86_400_000;

let igdb: FakeIgdb;
let walk: IgdbWalk;
afterEach(async () => {
  await walk.close();
  await igdb.close();
});

let now = Date.parse("2026-02-01T00:00:00Z");

const start = async () => {
  igdb = await startFakeIgdb({ games: plainGames(1100), perSecond: 1e6 });
  walk = openIgdbWalk(igdb, temporaryDirectory(), { now: () => now });
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

it("[Q-05] brings back a week later what had vanished for a while, and what had been left out", async () => {
  await start();
  // Whatever comes back is older than what IGDB changed last, so that it is no change.
  igdb.put({ id: 9999, name: "Newest", updated_at: FIRST_CHANGE + DAY_MS / 1000 });
  const all = igdb.games();
  const away = [...all.slice(90, 140), ...all.slice(-101, -1)];
  const odd = all.slice(1, 5);
  // Games without a name are left out when they come, and one that is not meant for here never comes.
  igdb.put(...odd.map((game) => ({ ...game, name: 7 })), { id: 3, name: "Behind Curtains", themes: [42] });
  await walk.run();
  expect(await walk.keys()).toHaveLength(1097);
  igdb.remove(...away.map(({ id }) => id));
  now += 8 * DAY_MS;
  expect(await walk.run()).toMatchObject({ gone: 150 });
  // That they are still so is not told again, and holds nothing up.
  walk.problems.length = 0;
  igdb.put(...away, ...odd.slice(0, 1));
  now += 8 * DAY_MS;
  expect(await walk.run()).toMatchObject({ added: 151, gone: 0, problems: 0, isWhole: true });
  igdb.put(...odd);
  now += 8 * DAY_MS;
  expect(await walk.run()).toMatchObject({ added: 3, gone: 0, isWhole: true });
  expect(await walk.keys()).toEqual(all.map(({ id }) => String(id)));
});
