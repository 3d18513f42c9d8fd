import { describe, expect, it } from "vitest";
import { sourceRecord } from "../../../../test/support/source-record.ts";
import type { SourceRecordInput } from "#server/sources/source-record.ts";
import { NO_DECISIONS, readDecisions } from "./decisions.ts";
import { mergeSources, type Taken } from "./merge-sources.ts";

type Input = Partial<SourceRecordInput>;

const GAME: Input & { key: string; name: string } = {
  key: "1",
  name: "Storm Ring",
  released: "1993-11-19",
  platforms: ["snes"],
  developers: ["North Works"],
  publishers: ["Big House"],
};

const taken = (source: string, ...records: readonly Input[]): Taken => ({
  source,
  credit: { name: source },
  records: records.map((record, at) => sourceRecord({ ...GAME, key: String(at + 1), ...record })),
});

const merge = (sources: readonly Taken[], decisions = NO_DECISIONS, known: ReadonlyMap<string, number> = new Map()) =>
  mergeSources(sources, { decisions, known });

/** Is the record, put beside the game, the same game? */
const isOne = (other: Input, game: Input = {}): boolean =>
  merge([taken("ludex", { ...game, key: "501" }), taken("table", other)]).games.length === 1;

describe("[Q-07] one game from several sources", () => {
  it.each<[string, Input, Input?]>([
    ["the same in everything", {}],
    ["spelling, articles and numerals", { name: "The STORM-RING" }],
    ["another name of the one", { name: "Arashi no Wa" }, { alternative_names: ["Arashi no Wa"] }],
    ["another name of the other", { name: "Arashi no Wa", alternative_names: ["Storm Ring"] }],
    ["a year in brackets", { name: "Storm Ring (1993)" }],
    ["a port of the next year by the same people", { platforms: ["genesis"], released: "1994" }],
    ["a later release on one of its machines", { released: "1997-02", publishers: ["Other House"] }],
    ["another publisher elsewhere", { developers: [], publishers: ["Little House"] }],
    ["a company that writes its name in full", { developers: ["NORTH WORKS Co., Ltd."], publishers: [] }],
    ["hardly any facts but the day and the machine", { developers: [], publishers: [] }],
  ])("is found by its title and by %s", (_what, other, game) => {
    expect(isOne(other, game)).toBe(true);
  });

  it.each<[string, Input, Input?]>([
    ["another title", { name: "Storm Rings" }],
    ["a remake of ten years later", { released: "2003" }],
    [
      "a game of that name by others for another machine",
      { developers: ["South Works"], publishers: ["Small House"], platforms: ["genesis"] },
    ],
    [
      "a game of that name of which nothing else is known",
      { released: undefined, developers: [], publishers: [], platforms: [] },
    ],
    ["an edition", { kind: "edition" }],
    ["an addition", { kind: "addition" }],
    ["a bundle", { kind: "bundle" }],
    [
      "two other names that meet",
      { name: "Ring One", alternative_names: ["Ring"] },
      { alternative_names: ["Ring"], name: "Ring Two" },
    ],
  ])("is not taken for %s", (_what, other, game) => {
    expect(isOne(other, game)).toBe(false);
  });

  it("is found by a catalogue that both refer to, whatever it is called, and even if it is an edition", () => {
    const ids = { steam: 620 };
    expect(isOne({ name: "Wheel of Thunder", released: "2011", ids, kind: "edition" }, { ids })).toBe(true);
    expect(isOne({ name: "Wheel of Thunder", released: "2011", ids: { steam: 621 } }, { ids })).toBe(false);
  });

  it("is two where both name the same catalogue's ids and these differ", () => {
    expect(isOne({ ids: { igdb: 7 } }, { ids: { igdb: 8 } })).toBe(false);
    expect(isOne({ ids: { igdb: 7 } }, { ids: { wikidata: "Q8" } })).toBe(true);
  });

  it("is two where its own source says so", () => {
    const { games } = merge([taken("ludex", {}), taken("table", { key: "a" }, { key: "b" })]);
    expect([...games].map(({ match }) => match.map(({ record: { key } }) => key))).toEqual([["1", "a"], ["b"]]);
  });

  it("is what a person decided", () => {
    const decisions = readDecisions(`
      [[same]]
      games = ["ludex 1", "table x"]
      why = "another name abroad"
      [[different]]
      games = ["ludex 2", "table y"]`);
    const { games } = merge(
      [
        taken("ludex", {}, { name: "Rain Wheel", platforms: ["nes"] }),
        taken("table", { key: "x", name: "Donner" }, { key: "y", name: "Rain Wheel", platforms: ["nes"] }),
      ],
      decisions,
    );
    expect([...games].map(({ match }) => match.map(({ record: { key } }) => key))).toEqual([["1", "x"], ["2"], ["y"]]);
  });

  it.each([
    ['[[same]]\ngames = ["ludex 1"]', "merges.toml: same.0.games"],
    ['[[different]]\ngames = ["one", "two"]', "names no record"],
    ["[[equal]]\ngames = []", "merges.toml"],
  ])("a decision that cannot be read is told: %j", (text, told) => {
    expect(() => readDecisions(text)).toThrow(told);
  });
});

describe("[Q-07] whose word counts", () => {
  const [game] = merge([
    taken("gamedatabase", {
      name: "STORM RING",
      alternative_names: ["嵐の輪"],
      genres: ["puzzle"],
      series: "Storm",
      platforms: ["snes", "genesis"],
      added: 3,
      description: "A puzzle game.",
    }),
    taken("rawg", {
      key: "77",
      slug: "storm-ring-1993",
      genres: ["action"],
      rating: 4.2,
      ratings_count: 12,
      added: 90,
      pictures: { background: "https://media.rawg.io/a.jpg", screenshots: [] },
      stores: [{ slug: "steam", url: "https://store.steampowered.com/app/1/" }],
    }),
    taken("ludex", { key: "77", stores: [{ slug: "steam" }, { slug: "gog" }], description: "Rings in a storm." }),
  ]).games;

  it("is the first source's that says anything, field by field", () => {
    expect(game?.record).toMatchObject({
      name: "Storm Ring",
      slug: "storm-ring-1993",
      genres: ["action"],
      series: "Storm",
      rating: 4.2,
      ratings_count: 12,
      added: 90,
      description: "Rings in a storm.",
    });
  });
  it("is everybody's for names, machines and stores", () => {
    expect(game?.record.alternative_names).toEqual(["嵐の輪"]);
    expect(game?.record.platforms).toEqual(["snes", "genesis"]);
    expect(game?.record.stores).toEqual([
      { slug: "steam", url: "https://store.steampowered.com/app/1/" },
      { slug: "gog" },
    ]);
  });
  it("is told by parts", () => {
    expect(game?.origins).toEqual({ facts: "ludex", description: "ludex", scores: "rawg", pictures: "rawg" });
  });
});

describe("[Q-07] [Q-09] ids", () => {
  const table = taken("table", { key: "a" }, { key: "b", name: "Rain Wheel" });
  const idsOf = (merged: ReturnType<typeof merge>) => [...merged.games].map(({ id }) => id);

  it("are data/'s and RAWG's, and others lie far above both", () => {
    const rawg = taken("rawg", { key: "3498", name: "Rain Wheel" });
    const ids = idsOf(merge([taken("ludex", { key: "501" }), rawg, taken("table", { key: "c", name: "Snow Cube" })]));
    expect(ids.slice(0, 2)).toEqual([501, 3498]);
    expect(ids[2]).toBeGreaterThanOrEqual(3_000_000_000);
    expect(ids[2]).toBeLessThan(2 ** 32);
  });
  it("are the same whatever else is taken in", () => {
    const others = taken("atable", ...Array.from({ length: 50 }, (_, at) => ({ key: `o${at}`, name: `Other ${at}` })));
    expect(idsOf(merge([table, others])).slice(-2)).toEqual(idsOf(merge([table])));
  });
  it("stay with a game when its records change places, and lead to it when RAWG has one for it", () => {
    const first = merge([table]);
    expect(first.fresh()).toHaveLength(2);
    const known = new Map(first.fresh().map(({ source, key, id }) => [`${source} ${key}`, id]));
    const [, rain = 0] = idsOf(first);
    const renamed = merge([taken("table", { key: "b", name: "Rain Wheel Deluxe" })], NO_DECISIONS, known);
    expect(idsOf(renamed)).toEqual([rain]);
    const joined = merge([taken("rawg", { key: "3498", name: "Rain Wheel" }), table], NO_DECISIONS, known);
    expect(idsOf(joined)[0]).toBe(3498);
    expect([...joined.aliases]).toEqual([[rain, 3498]]);
  });
  it("of a parent follow the game that it is merged into", () => {
    const { games } = merge([
      taken("ludex", { key: "501" }),
      taken("table", { key: "a" }, { key: "d", name: "Storm Ring: Second Storm", kind: "addition", parent: "a" }),
    ]);
    expect([...games].map(({ parent }) => parent)).toEqual([undefined, 501]);
  });
});
