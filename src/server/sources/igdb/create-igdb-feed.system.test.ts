// The feed of IGDB against a real server that plays it, with real records: whole walks, what changes and goes, the rate,
// and everything that goes wrong on the way.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import {
  CANARY_CLIENT,
  CANARY_SECRET,
  startFakeIgdb,
  type FakeIgdb,
  type FakeIgdbOptions,
  type IgdbMisbehaviour,
} from "../../../../test/support/fake-igdb.ts";
import { FIRST_CHANGE, KINDS_OF_GAMES, plainGames } from "../../../../test/support/igdb-games.ts";
import { openIgdbWalk, type IgdbWalk } from "../../../../test/support/igdb-walk.ts";
import type { IgdbFeedOptions } from "./create-igdb-feed.ts";
import { GAP_MS } from "./pace.ts";

const DAY_MS = 86_400_000;
const NAMELESS = "22";

let igdb: FakeIgdb;
let walk: IgdbWalk;
let directory: string;
afterEach(async () => {
  await walk.close();
  await igdb.close();
});

async function start(fake: Partial<FakeIgdbOptions> = {}, options: Partial<IgdbFeedOptions> = {}): Promise<void> {
  igdb = await startFakeIgdb({ games: [...KINDS_OF_GAMES, ...plainGames(1300)], perSecond: 1e6, ...fake });
  directory = temporaryDirectory();
  walk = openIgdbWalk(igdb, directory, options);
}

/** Of the games that have a name. */
const readableKeys = () =>
  igdb
    .games()
    .map(({ id }) => String(id))
    .filter((key) => key !== NAMELESS);

/** Requests of the API in any second, at most. */
function busiestSecond(): number {
  const arrivals = igdb.asked.filter(({ path }) => path.startsWith("/v4/")).map(({ at }) => at);
  return Math.max(...arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + 1000).length));
}

describe("[Q-05] a walk through IGDB", () => {
  it("gives every game once, at a pace that IGDB allows, and says what it could not read and whom to name", async () => {
    await start(
      { perSecond: 4, latencyMs: 20, times: [{ id: 1, game_id: 11, normally: 147_600, hastily: 90_000 }] },
      { gapMs: GAP_MS },
    );
    const taken = await walk.run();
    expect(await walk.keys()).toEqual(readableKeys());
    expect(taken).toMatchObject({ added: igdb.games().length - 1, same: 0, gone: 0, problems: 1, isWhole: true });
    expect(walk.problems).toEqual(["1 of 500 games left out: game 22 name: is empty"]);
    expect(await walk.records.get("igdb", "11")).toMatchObject({ name: "Lantern Coast", playtime: 41 });
    const [status] = await walk.records.status();
    expect(status?.credit).toEqual({ name: "IGDB.com", url: "https://www.igdb.com" });
    expect(status?.progress).toEqual({ done: igdb.games().length, total: igdb.games().length });
    expect([igdb.refused(), igdb.openMax(), walk.lines]).toEqual([0, 1, []]);
    // Newest, count; three pages and the empty one, with their times; the count at the end.
    expect(igdb.asked.filter(({ path }) => path.startsWith("/v4/"))).toHaveLength(10);
    expect(busiestSecond()).toBeLessThanOrEqual(4);
  });

  it("never asks more than four times a second, however quick the answers are", async () => {
    await start({ games: plainGames(2), perSecond: 4 }, { gapMs: GAP_MS });
    for (let walks = 0; walks < 4; walks += 1) await walk.run();
    expect([igdb.refused(), igdb.openMax(), walk.lines]).toEqual([0, 1, []]);
    expect(busiestSecond()).toBeLessThanOrEqual(4);
    expect(busiestSecond()).toBeGreaterThanOrEqual(2);
  });

  it("is not led astray by a change that lies in the future", async () => {
    const future = { id: 7, name: "From The Future", updated_at: FIRST_CHANGE * 2 };
    await start({ games: [future, ...plainGames(5)] }, { now: () => (FIRST_CHANGE + 7200) * 1000 });
    await walk.run();
    igdb.put({ id: 101, name: "Renamed", updated_at: FIRST_CHANGE + 7100 });
    expect(await walk.run()).toMatchObject({ changed: 1 });
  });

  it("gives afterwards what has changed and what is new, and nothing else", async () => {
    await start({}, { now: () => (FIRST_CHANGE + 7200) * 1000 });
    await walk.run();
    igdb.asked.length = 0;
    // Nothing has changed but by what may have come late.
    igdb.put(...igdb.games().map((game) => ({ ...game, updated_at: FIRST_CHANGE - 90_000 })));
    const late = 1500;
    igdb.put(
      { id: 101, name: "Renamed", updated_at: FIRST_CHANGE + 100 },
      ...plainGames(late, 5000).map((game) => ({ ...game, updated_at: FIRST_CHANGE + 100 })),
    );
    expect(await walk.run()).toMatchObject({ added: late, changed: 1, same: 0, gone: 0, isWhole: true });
    expect(await walk.records.get("igdb", "101")).toHaveProperty("name", "Renamed");
    expect(await walk.keys()).toEqual(readableKeys());
    expect(igdb.asked.filter(({ path }) => path === "/v4/games").length).toBe(6);
    // The next one begins where this one did.
    igdb.put({ id: 105, name: "Renamed, too", updated_at: FIRST_CHANGE + 5000 });
    expect(await walk.run()).toMatchObject({ added: 0, changed: 1, gone: 0 });
  });

  it("takes away once a week what has gone, wherever it stood", async () => {
    let now = Date.parse("2026-02-01T00:00:00Z");
    await start({}, { now: () => now });
    await walk.run();
    const ids = igdb.games().map(({ id }) => id);
    igdb.remove(ids[0] ?? 0, ids[600] ?? 0, ids[601] ?? 0, ids.at(-1) ?? 0);
    now += 6 * DAY_MS;
    expect(await walk.run()).toMatchObject({ gone: 0 });
    now += 2 * DAY_MS;
    expect(await walk.run()).toMatchObject({ gone: 4, added: 0, isWhole: true });
    expect(await walk.keys()).toEqual(readableKeys());
    igdb.asked.length = 0;
    expect(await walk.run()).toMatchObject({ gone: 0 });
    expect(igdb.asked.filter(({ body }) => body.startsWith("fields id;"))).toEqual([]);
  });

  it("does not believe that a great many games in a row have gone", async () => {
    let now = Date.parse("2026-02-01T00:00:00Z");
    const far = plainGames(3, 900_001);
    await start({ games: [...plainGames(10), ...plainGames(10, 450_001), ...far] }, { now: () => now });
    await walk.run();
    igdb.remove(...plainGames(10, 450_001).map(({ id }) => id));
    now += 8 * DAY_MS;
    expect(await walk.run()).toMatchObject({ gone: 0, problems: 1 });
    expect(walk.problems[0]).toMatch(/^games \d+ to 900000: too many to have gone; left as they are$/);
    expect(await walk.keys()).toHaveLength(23);
  });

  it("ends when it is told to, quietly, and goes on from there", async () => {
    await start();
    const ending = new AbortController();
    const feeding = walk.run(ending.signal);
    while ((await walk.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    ending.abort();
    expect(await feeding).toMatchObject({ isWhole: false });
    const before = (await walk.keys()).length;
    expect(before).toBeLessThan(igdb.games().length - 1);
    const rest = await walk.run();
    expect(rest).toMatchObject({ added: igdb.games().length - 1 - before, same: 0 });
    expect(await walk.keys()).toEqual(readableKeys());
  });

  it("begins anew where its place cannot be read, and changes nothing that is there", async () => {
    await start();
    await walk.run();
    await walk.records.take("igdb", { records: [], gone: [], cursor: "{}", progress: { done: 0, total: 0 } });
    expect(await walk.run()).toMatchObject({ added: 0, changed: 0, same: igdb.games().length - 1, isWhole: true });
  });
});

describe("[Q-05] what goes wrong with IGDB", () => {
  /** What the server says, and nothing at all for a token that has ended. */
  const WAITS: Partial<Record<IgdbMisbehaviour, number>> = { "too-many": 1000, "ended-token": 0 };
  const PASSING: [IgdbMisbehaviour, string][] = [
    ["too-many", "IGDB answered 429; it is asked again"],
    ["too-many-bare", "IGDB answered 429; it is asked again"],
    ["error", "IGDB answered 500; it is asked again"],
    ["bad-gateway", "IGDB answered 502; it is asked again"],
    ["moved", "IGDB answered 302; it is asked again"],
    ["reset", "ECONNRESET; it is asked again"],
    ["truncated", "IGDB's answer is no JSON; it is asked again"],
    ["no-list", "IGDB's answer is not what was asked for: it is no list; it is asked again"],
    ["no-ids", "IGDB's answer is not what was asked for: none of its rows leads on; it is asked again"],
    ["disorder", "IGDB's answer is not what was asked for: its rows are in no order; it is asked again"],
    ["ended-token", "IGDB answered 401; it is asked again"],
  ];

  const onTheFirstPage = (how: IgdbMisbehaviour, times = 1) => igdb.misbehave(how, { times, body: /where id > 0;/ });
  const onTheSecondPage = (how: IgdbMisbehaviour, times = 1) =>
    igdb.misbehave(how, { times, body: /where id > [1-9]/ });

  it.each(PASSING)("%s: nothing is lost, nothing comes twice, one line says it", async (how, line) => {
    await start();
    onTheSecondPage(how, how === "too-many" ? 1 : 2);
    expect(await walk.run()).toMatchObject({ added: igdb.games().length - 1, same: 0, isWhole: true });
    expect(await walk.keys()).toEqual(readableKeys());
    expect(walk.lines.map(({ message }) => message)).toEqual([line]);
    expect(walk.lines[0]?.details).toMatchObject({ endpoint: "games", waitMs: WAITS[how] ?? 1 });
  });

  it("an empty page is not the end while IGDB counts more", async () => {
    await start();
    onTheSecondPage("empty");
    expect(await walk.run()).toMatchObject({ added: igdb.games().length - 1, isWhole: true });
  });

  it("rows that come twice are asked for again, and taken once where IGDB stays with them", async () => {
    await start();
    onTheSecondPage("duplicates", 3);
    expect(await walk.run()).toMatchObject({ added: igdb.games().length - 1, same: 0, problems: 1 });
    expect(walk.lines.map(({ message }) => message)).toEqual([
      "IGDB's answer is not what was asked for: 2 of 502 games came twice: game 11; it is asked again",
    ]);
  });

  it("fields of other types leave a game with its name, and a short page is no page of another shape", async () => {
    await start({ games: plainGames(2) });
    onTheFirstPage("wrong-types");
    await walk.run();
    expect(await walk.records.get("igdb", "101")).toMatchObject({ name: "Game 101", genres: [], added: 0 });
    expect(walk.problems).toEqual([expect.stringMatching(/^2 of 2 games taken without a field: game 101 game_type, /)]);
  });

  it("a question that IGDB refuses ends the walk at once, and what was given stands", async () => {
    await start();
    onTheSecondPage("refused");
    await expect(walk.run()).rejects.toThrow(/^IGDB answered 400: .*Syntax Error/);
    expect((await walk.keys()).length).toBeGreaterThan(400);
    expect(await walk.run()).toMatchObject({ same: 0, isWhole: true });
    expect(await walk.keys()).toEqual(readableKeys());
  });

  it("asks for smaller pages where large ones do not come through", async () => {
    await start();
    onTheSecondPage("truncated", 2);
    await walk.run();
    const limits = igdb.asked.flatMap(({ body }) => /sort id asc; limit (\d+)/.exec(body)?.[1] ?? []);
    expect(limits.slice(0, 6)).toEqual(["500", "500", "250", "125", "500", "500"]);
    expect(await walk.keys()).toEqual(readableKeys());
  });
});

it("[Q-05] leaves out what IGDB marks as erotic, also when it does so later", async () => {
  await start({
    games: [
      { id: 1, name: "Rain" },
      { id: 2, name: "Behind Curtains", themes: [42] },
    ],
  });
  await walk.run();
  expect(await walk.keys()).toEqual(["1"]);
  expect(walk.problems).toEqual([]);
});

describe("[Q-05] IGDB's token", () => {
  it("is had once, and renewed before it ends", async () => {
    await start({ games: plainGames(5), lifeSeconds: 2 });
    await walk.run();
    expect(igdb.tokens).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1900));
    await walk.run();
    expect(igdb.tokens).toHaveLength(2);
    expect(walk.lines).toEqual([]);
  });

  it.each([
    ["secret", { clientSecret: "another-secret" }],
    ["id", { clientId: "another-id" }],
  ])("is not asked for again with a wrong %s", async (_title, wrong) => {
    await start({}, wrong);
    await expect(walk.run()).rejects.toThrow("Twitch does not accept IGDB_CLIENT_ID and IGDB_CLIENT_SECRET");
    expect(igdb.asked).toHaveLength(1);
  });

  it.each<IgdbMisbehaviour>(["error", "truncated", "reset", "too-many-bare"])(
    "is asked for again when Twitch answers with %s",
    async (how) => {
      await start({ games: plainGames(5) });
      igdb.misbehave(how, { times: 2, path: "/oauth2/token" });
      expect(await walk.run()).toMatchObject({ added: 5, isWhole: true });
      expect(walk.lines).toHaveLength(1);
    },
  );

  it("and what it was had with stay in memory, whatever IGDB repeats", async () => {
    await start({ games: plainGames(5) });
    igdb.misbehave("echo", { body: /where id > 0;/ });
    await walk.run();
    expect(await walk.records.get("igdb", "101")).toHaveProperty("name", expect.stringMatching(/^Echo\s+game$/));
    igdb.misbehave("ended-token");
    await walk.run();
    igdb.misbehave("refused");
    const refusal = String(await walk.run().catch((error: unknown) => error));
    const files = ["records.sqlite", "records.sqlite-wal"].map((file) => readFileSync(join(directory, file), "latin1"));
    const everything = [...files, JSON.stringify([walk.lines, walk.problems]), refusal].join("\n");
    expect(igdb.tokens.length).toBeGreaterThan(1);
    for (const secret of [...igdb.tokens, CANARY_SECRET, CANARY_CLIENT]) expect(everything).not.toContain(secret);
    expect(refusal).toContain("Missing ; near");
    const shown = igdb.asked.filter(({ path, body }) => path !== "/oauth2/token" && /canary/.test(path + body));
    expect(shown).toEqual([]);
    expect(igdb.asked.filter(({ path }) => path.includes("?"))).toEqual([]);
  });
});
