// The index against the plain way: arrays of games, filtered and sorted one by one.
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { ORDER_FIELDS, type OrderField } from "#shared/catalogue/orders.ts";
import { createFilterIndexWriter, readFilterIndex, type FilterIndex, type IndexedGame } from "./filter-index.ts";
import type { Selection } from "./selection.ts";

const SIZE = 10_000;
const NO_TERMS = {
  genres: [],
  platforms: [],
  parent_platforms: [],
  stores: [],
  publishers: [],
  series: [],
  creators: [],
  age_ratings: [],
};
const NOTHING: Selection = { groups: {}, ranges: {}, within: [], outside: [] };

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function makeGames(): IndexedGame[] {
  const random = createRandom(7);
  return Array.from({ length: SIZE }, (_, doc) => ({
    ...NO_TERMS,
    id: ((doc * 7919) % SIZE) + 1,
    name: `game ${String(random(3000)).padStart(4, "0")}`,
    released: random(10) === 0 ? undefined : `${1980 + random(40)}-0${1 + random(9)}-1${random(10)}`,
    updated: `2020-01-0${1 + random(3)}T00:00:0${random(2)}`,
    added: SIZE - Math.floor(doc / 3),
    rating: random(11) / 2,
    metacritic: random(3) === 0 ? 1 + random(100) : undefined,
    playtime: random(3) === 0 ? 0 : 1 + random(60),
    platformsCount: random(5),
    // Terms 0 and 1 are common, the higher ones ever rarer.
    genres: [0, 1, 2].filter((genre) => random(genre + 2) === 0),
    tags: [0, 1, 2, 50, 5000].filter((tag) => random(tag + 1) === 0),
    developers: [random(900)],
    isAddition: random(9) === 0,
    hasAdditions: random(9) === 0,
    isInSeries: random(2) === 0,
  }));
}

const games = makeGames();
let index: FilterIndex;
beforeAll(() => {
  const writer = createFilterIndexWriter();
  for (const game of games) writer.add(game);
  index = atOnce(readFilterIndex(new Map(writer.finish())));
});

const docsOf = (isMeant: (game: IndexedGame) => boolean) => games.flatMap((game, doc) => (isMeant(game) ? [doc] : []));
const select = (selection: Partial<Selection>) => [...index.select({ ...NOTHING, ...selection }).toArray()];
const day = ({ released = "0" }: IndexedGame) => Number(released.replaceAll("-", ""));
const tag = (id: number) => ({ group: "tags" as const, id });

describe("selecting", () => {
  it("takes any, all and none of common and of rare terms alike", () => {
    const has = (id: number) => (game: IndexedGame) => game.tags.includes(id);
    expect(select({ groups: { tags: { any: [tag(2), tag(50)] } } })).toEqual(
      docsOf((game) => has(2)(game) || has(50)(game)),
    );
    expect(select({ groups: { tags: { all: [tag(1), tag(50)] } } })).toEqual(
      docsOf((game) => has(1)(game) && has(50)(game)),
    );
    expect(select({ groups: { tags: { none: [tag(1), tag(50)] } } })).toEqual(
      docsOf((game) => !has(1)(game) && !has(50)(game)),
    );
    expect(select({ groups: { tags: { any: [] } } })).toEqual([]);
    expect(select({ groups: { tags: { all: [], isImpossible: true } } })).toEqual([]);
    expect(select({ groups: { genres: { any: [{ group: "genres", id: 1 }, tag(50)] } } })).toEqual(
      docsOf((game) => game.genres.includes(1) || has(50)(game)),
    );
  });

  it("takes ranges with both ends, and nothing that has no value", () => {
    const spans = [
      { from: 19_900_101, to: 19_991_231 },
      { from: 20_100_310, to: 20_100_310 },
    ];
    expect(select({ ranges: { dates: spans } })).toEqual(
      docsOf((game) => spans.some(({ from, to }) => day(game) >= from && day(game) <= to)),
    );
    expect(select({ ranges: { dates: [{ from: 0, to: 99_999_999 }] } })).toEqual(
      docsOf(({ released }) => released !== undefined),
    );
    expect(select({ ranges: { updated: [{ from: 20_200_102, to: 20_200_102 }] } })).toEqual(
      docsOf(({ updated }) => updated.startsWith("2020-01-02")),
    );
    expect(select({ ranges: { metacritic: [{ from: 0, to: 100 }] } })).toEqual(
      docsOf(({ metacritic }) => metacritic !== undefined),
    );
    expect(select({ ranges: { metacritic: [{ from: 50, to: 60 }] } })).toEqual(
      docsOf(({ metacritic = 0 }) => metacritic >= 50 && metacritic <= 60),
    );
    expect(select({ ranges: { playtime: [{ from: 0, to: 9999 }] } })).toEqual(docsOf(({ playtime }) => playtime > 0));
    expect(select({ ranges: { playtime: [{ from: 3, to: 5 }] } })).toEqual(
      docsOf(({ playtime }) => playtime >= 3 && playtime <= 5),
    );
    expect(select({ platformsCount: 3 })).toEqual(docsOf(({ platformsCount }) => platformsCount === 3));
  });

  it("knows additions, games with additions and series", () => {
    const { isAddition, hasAdditions, isInSeries } = index.flags;
    expect(select({ within: [isAddition] })).toEqual(docsOf((game) => game.isAddition));
    expect(select({ outside: [hasAdditions, isInSeries] })).toEqual(
      docsOf((game) => !game.hasAdditions && !game.isInSeries),
    );
  });
});

describe("ordering", () => {
  const valueOf: Record<OrderField, (game: IndexedGame) => number | string> = {
    name: ({ name }) => name,
    released: ({ released = "0" }) => released,
    added: ({ added }) => added,
    created: ({ id }) => id,
    updated: ({ updated }) => updated,
    rating: ({ rating }) => rating,
    metacritic: ({ metacritic = 0 }) => metacritic,
    playtime: ({ playtime }) => playtime,
  };
  /** A playtime that nobody knows and a rating that nobody gave come last both ways. */
  const placeOf = (field: OrderField, game: IndexedGame, isDescending: boolean) => {
    const value = valueOf[field](game);
    return (field === "playtime" || field === "rating") && value === 0 && !isDescending ? Infinity : value;
  };
  type Order = { field: OrderField; isDescending: boolean };

  const sorted = (docs: readonly number[], orders: readonly Order[]) =>
    docs
      .map((doc) => ({ doc, game: games[doc] ?? games[0] }))
      .toSorted((a, b) => {
        if (a.game === undefined || b.game === undefined) throw new Error("there is no such game");
        for (const { field, isDescending } of orders) {
          const [left, right] = [placeOf(field, a.game, isDescending), placeOf(field, b.game, isDescending)];
          if (left !== right) return (left < right ? -1 : 1) * (isDescending ? -1 : 1);
        }
        return b.game.id - a.game.id;
      })
      .map(({ doc }) => doc);

  const SELECTIONS: [string, Partial<Selection>][] = [
    ["everything", {}],
    ["half", { within: [], groups: { tags: { any: [tag(1)] } } }],
    ["a few", { groups: { tags: { any: [tag(50)] } } }],
    ["nothing", { groups: { tags: { any: [] } } }],
  ];
  const ORDERS: Order[][] = [
    ...ORDER_FIELDS.flatMap((field) => [[{ field, isDescending: false }], [{ field, isDescending: true }]]),
    [
      { field: "metacritic", isDescending: true },
      { field: "name", isDescending: false },
    ],
    [
      { field: "rating", isDescending: false },
      { field: "updated", isDescending: true },
      { field: "released", isDescending: true },
    ],
    [
      { field: "rating", isDescending: true },
      { field: "playtime", isDescending: false },
    ],
    [
      { field: "playtime", isDescending: false },
      { field: "name", isDescending: false },
    ],
    [
      { field: "name", isDescending: true },
      { field: "added", isDescending: false },
    ],
    [
      { field: "rating", isDescending: true },
      { field: "rating", isDescending: false },
    ],
  ];

  it.each(SELECTIONS)("gives any page of %s in any order", (_, selection) => {
    const set = index.select({ ...NOTHING, ...selection });
    const count = set.count();
    for (const orders of ORDERS) {
      const expected = sorted([...set.toArray()], orders);
      for (const offset of [0, 20, 1980, 6000, count - 5, count]) {
        const page = index.page({ set, count }, orders, { offset: Math.max(0, offset), limit: 20 });
        expect(page).toEqual(expected.slice(Math.max(0, offset), Math.max(0, offset) + 20));
      }
    }
  });

  it("goes by popularity without an order", () => {
    const set = index.select(NOTHING);
    expect(index.page({ set, count: SIZE }, [], { offset: 40, limit: 3 })).toEqual([40, 41, 42]);
  });
});

describe("counting", () => {
  it("counts common and rare terms in large and in small selections", () => {
    for (const groups of [
      {},
      { genres: { any: [{ group: "genres" as const, id: 0 }] } },
      { tags: { all: [tag(50)] } },
      { tags: { none: [tag(50)] } },
    ]) {
      const counts = index.countOptions({ ...NOTHING, groups });
      const selected = select({ groups });
      expect(counts.selected.count()).toBe(selected.length);
      for (const id of [0, 1, 2, 50, 5000, 77]) {
        expect(counts.ofTerm("tags", tag(id))).toBe(selected.filter((doc) => games[doc]?.tags.includes(id)).length);
      }
      const makers = Map.groupBy(selected, (doc) => games[doc]?.developers[0] ?? 0);
      const most = [...makers.values()]
        .map(({ length }) => length)
        .toSorted((a, b) => b - a)
        .slice(0, 30);
      const top = counts.top("developers", 30);
      expect(top.map(({ count }) => count)).toEqual(most);
      for (const { id, count } of top) {
        expect(makers.get(id)?.length).toBe(count);
        expect(counts.ofTerm("developers", { group: "developers", id })).toBe(count);
      }
      const scored = selected.filter((doc) => (games[doc]?.metacritic ?? 0) >= 50);
      expect(counts.range("metacritic", [{ from: 50, to: 100 }])).toEqual([
        { from: 50, to: 100, count: scored.length },
      ]);
    }
  });

  it("[Q-09] knows which taxonomies were counted as a whole, and makes in rests what another one needs for it", () => {
    const readAnew = () => {
      const writer = createFilterIndexWriter();
      for (const game of games) writer.add(game);
      return atOnce(readFilterIndex(new Map(writer.finish())));
    };
    const [asked, prepared] = [readAnew(), readAnew()];
    expect(asked.countedGroups()).toEqual([]);
    const top = asked.countOptions(NOTHING).top("developers", 30);
    expect(asked.countedGroups()).toEqual(["developers"]);
    const steps = prepared.prepareCounts(asked.countedGroups());
    let rests = 0;
    while (steps.next().done !== true) rests += 1;
    expect(rests).toBeGreaterThan(900);
    expect(prepared.countedGroups()).toEqual(["developers"]);
    expect(prepared.countOptions(NOTHING).top("developers", 30)).toEqual(top);
  });
});
