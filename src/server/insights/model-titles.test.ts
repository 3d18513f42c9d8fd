// Titles as models write them become the games that they name, or none. The lists stand in bench/model-titles.toml.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { filledDirectory } from "../../../test/support/filled-directory.ts";
import { REAL_DATA } from "../../../test/support/test-app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { findBySearch } from "#server/games/title-finder.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { createTitleResolver } from "./resolve-titles.ts";

const FILE = join(import.meta.dirname, "../../../bench/model-titles.toml");
const KINDS = z.record(z.string(), z.record(z.string(), z.string())).parse(parse(readFileSync(FILE, "utf8")));
const { "twenty-four names": TWENTY_FOUR = {}, ...REST } = KINDS;
const MORE = Object.assign({}, ...Object.values(REST)) as Record<string, string>;
/** For one title. */
const WORK_MAX_MS = 30;

const db = openCatalogue({ dataDirectory: REAL_DATA, stateDirectory: filledDirectory() });
const { source, titleFinder } = createCatalogueSource(db);
afterAll(() => db.close());

const slugs = new Map<number, string>();
const names: string[] = [];
beforeAll(async () => {
  for (let page = 1; ; page += 1) {
    const query = parseGamesQuery(new URLSearchParams({ page: String(page), page_size: "40" }), 40);
    const { results } = (await source.listGames(query, NO_CLIENT)).value;
    for (const { id, slug, name } of results) {
      slugs.set(id, slug);
      names.push(name);
    }
    if (results.length < 40) return;
  }
});

describe.each([
  ["over the whole catalogue", titleFinder],
  ["over what a search gives", findBySearch(source)],
])("[A-04] titles as models write them, %s", (how, finder) => {
  const judge = async (list: Record<string, string>) => {
    const [wrong, missed]: [string[], string[]] = [[], []];
    for (const [title, slug] of Object.entries(list)) {
      const game = await finder.find(title, NO_CLIENT);
      const found = game === undefined ? "" : (slugs.get(game.id) ?? "?");
      if (found !== slug && found !== "") wrong.push(`${title}: ${found} instead of ${slug || "none"}`);
      if (found !== slug && found === "") missed.push(`${title}: ${slug}`);
    }
    return { wrong, missed };
  };

  it("names 22 of 24 and none wrong", async () => {
    const { wrong, missed } = await judge(TWENTY_FOUR);
    expect(Object.keys(TWENTY_FOUR)).toHaveLength(24);
    expect(wrong).toEqual([]);
    // A search's list carries no other names, which the catalogue has.
    expect({ missed, isFew: missed.length <= (how === "over the whole catalogue" ? 2 : 4) }).toEqual({
      missed,
      isFew: true,
    });
  });

  it("names nine of ten of a longer list and none wrong", async () => {
    const { wrong, missed } = await judge(MORE);
    expect(Object.keys(MORE).length).toBeGreaterThanOrEqual(100);
    expect(wrong).toEqual([]);
    const few = Object.keys(MORE).length / 10;
    expect({ missed, isFew: missed.length <= few }).toEqual({ missed, isFew: true });
  });
});

it("[A-04] every name of the catalogue names its own game, in small letters without signs, too", async () => {
  const bare = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/['’:.!,-]/g, "")
      .replaceAll(/\s+/g, " ");
  const others: string[] = [];
  for (const name of names) {
    for (const title of [name, bare(name)]) {
      const found = (await titleFinder.find(title, NO_CLIENT))?.name;
      if (found !== name) others.push(`${title}: ${found}`);
    }
  }
  expect({ others, isFew: others.length <= names.length * 2 * 0.02 }).toEqual({ others, isFew: true });
});

it("[A-04] a number that is not the game's names none, whatever the series", async () => {
  const wrong: string[] = [];
  for (const name of names.filter((each) => /^[^\d()]+ \d$/.test(each))) {
    const title = name.replace(/\d$/, "57");
    const found = await titleFinder.find(title, NO_CLIENT);
    if (found !== undefined) wrong.push(`${title}: ${found.name}`);
  }
  expect(wrong).toEqual([]);
});

it("[A-04] a title takes little time, however it is made", async () => {
  const titles = [
    "GTA V",
    "The The The The of of of",
    "a b c d e f g h i j k l m n o p",
    "ABCDEF ".repeat(30),
    "I ".repeat(500),
    "x".repeat(5000),
    "(".repeat(3000),
  ];
  for (const title of titles) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const began = performance.now();
      await titleFinder.find(title, NO_CLIENT);
      times.push(performance.now() - began);
    }
    expect([title.slice(0, 30), Math.min(...times) < WORK_MAX_MS]).toEqual([title.slice(0, 30), true]);
  }
});

it("[A-04] of one answer at most twelve titles are asked of others, each once", async () => {
  const asked: string[] = [];
  const elsewhere = {
    find: async (title: string) => {
      asked.push(title);
      return undefined;
    },
  };
  const resolve = createTitleResolver({ finders: [titleFinder, elsewhere] })(
    { id: 1, name: "Nothing of ours" },
    NO_CLIENT,
  );
  const games = Array.from({ length: 30 }, (_, index) => `Unheard Of ${index + 30}`);
  const groups = [{ name: "Similar Games", games: ["Skyrim", ...games], reason: "" }];
  await resolve(groups);
  const shown = await resolve(groups);
  expect(asked).toEqual(games.slice(0, 12));
  expect(shown[0]?.games).toHaveLength(31);
});

it("never leads to the game itself, however it is spelled", async () => {
  const resolve = createTitleResolver({ finders: [titleFinder] })({ id: 4200, name: "Portal 2" }, NO_CLIENT);
  const gamesOf = async (title: string) => {
    const [group] = await resolve([{ name: "Similar Games", games: [title], reason: "" }]);
    return group?.games.map(({ game }) => game?.name ?? null);
  };
  expect(await gamesOf("PORTAL II")).toEqual([]);
  expect(await gamesOf("Portal")).toEqual(["Portal"]);
  const elsewhere = createTitleResolver({ finders: [] })({ id: 7, name: "Portal 2" }, NO_CLIENT);
  const [group] = await elsewhere([{ name: "Similar Games", games: ["Portal II", "Portal 3"], reason: "" }]);
  expect(group?.games.map(({ title }) => title)).toEqual(["Portal 3"]);
});
