// One rule of the likeness at a time, over a few made-up games among many others.
import { describe, expect, it } from "vitest";
import { createLikeness } from "./likeness.ts";
import { atOnce } from "#server/search/steps.ts";
import type { GameRecord } from "./record.ts";

type Traits = Partial<
  Pick<
    GameRecord,
    "tags" | "developers" | "creators" | "series" | "loved" | "added" | "metacritic" | "description" | "released"
  >
>;

/** A likeness looks at no other part of a record than these. */
const record = (id: number, traits: Traits) =>
  ({
    id,
    name: `Game ${id}`,
    genres: [],
    tags: [],
    developers: [],
    creators: [],
    series: [],
    loved: [],
    added: 300,
    description: "",
    released: "2020-01-01",
    ...traits,
  }) as unknown as GameRecord;

/** Sixty others: tags 1 to 6 are common, each of the tags from 100 on is one game's own. */
const OTHERS = Array.from({ length: 60 }, (_, at) =>
  record(1000 + at, { tags: [1 + (at % 6), 100 + at], creators: [500 + at] }),
);
/** What tells much: few games have these. */
const [RARE, RARE_TOO] = [50, 51];

const among = (games: readonly GameRecord[]) => {
  const likeness = atOnce(createLikeness([...games, ...OTHERS]));
  const [subject] = games;
  if (subject === undefined) throw new Error("no game to compare");
  const own = new Set(games.map(({ id }) => id));
  const ids = (found: readonly GameRecord[]) => found.map(({ id }) => id).filter((id) => own.has(id));
  return { ranked: ids(likeness.rank(subject)), near: ids(likeness.near(subject)) };
};

describe("games are the more alike", () => {
  it("[S-16] the rarer what they share is", () => {
    const games = [record(1, { tags: [1, RARE] }), record(2, { tags: [1, 2] }), record(3, { tags: [2, RARE] })];
    expect(among(games).ranked).toEqual([3, 2]);
  });

  it("[S-16] the more often people name them beside the same games", () => {
    const games = [
      record(1, { tags: [RARE] }),
      record(2, { tags: [2, 3] }),
      record(3, { tags: [2, 3] }),
      record(4, { loved: [1, 3] }),
      record(5, { loved: [3, 1] }),
    ];
    expect(among(games).ranked.filter((id) => id < 4)).toEqual([3, 2]);
  });

  it("[S-16] the more the other has of what the games named beside the first have in common", () => {
    const games = [
      record(1, { tags: [RARE, RARE_TOO], loved: [4, 5] }),
      record(2, { tags: [RARE, 2] }),
      record(3, { tags: [RARE_TOO, 3] }),
      record(4, { tags: [RARE_TOO, 4] }),
      record(5, { tags: [RARE_TOO, 5] }),
      record(6, { tags: [RARE, 4] }),
      record(7, { tags: [RARE, 5] }),
    ];
    const places = among(games).ranked;
    expect(places.slice(0, 2)).toEqual([4, 5]);
    expect(places.indexOf(3)).toBeLessThan(places.indexOf(2));
  });

  it("[S-16] being known and praised speaks for a game only as far as it has something in common", () => {
    const games = [
      record(1, { tags: [1, RARE] }),
      record(2, { tags: [1, 3], added: 20_000, metacritic: 97 }),
      record(3, { tags: [2, RARE] }),
    ];
    expect(among(games).ranked).toEqual([3, 2]);
  });

  it("[S-16] being praised decides between games that have as much in common", () => {
    const games = [
      record(1, { tags: [RARE, RARE_TOO] }),
      record(2, { tags: [RARE, 3] }),
      record(3, { tags: [RARE, 3], metacritic: 97 }),
    ];
    expect(among(games).ranked).toEqual([3, 2]);
  });
});

describe("what is announced", () => {
  const ANNOUNCED = "Announced with a trailer in December 2025, revealed for PlayStation and Xbox, released in 2027.";

  it("[S-16] is near where it shares what few games have, by the same people with less", () => {
    const all = [RARE, RARE_TOO, 52, 53, 54, 55];
    const games = [
      record(1, { tags: all, developers: [9] }),
      record(2, { tags: all, released: undefined }),
      record(3, { tags: [RARE, RARE_TOO, 52, 53, 1, 2, 3], released: undefined, developers: [9] }),
      record(4, { tags: [RARE, RARE_TOO, 52, 53, 1, 2, 3], released: undefined, developers: [8] }),
    ];
    expect(among(games).near.toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  it("[S-16] is not near for sharing the few things that many games have", () => {
    const games = [record(1, { tags: [1, 2, 3] }), record(2, { tags: [1, 2, 3], released: undefined })];
    expect(among(games).near).toEqual([]);
  });

  it("[S-16] is not near for being announced in the same words", () => {
    const games = [
      record(1, { tags: [1, 2], description: ANNOUNCED }),
      record(2, { tags: [3, 4], description: ANNOUNCED, released: undefined }),
    ];
    expect(among(games).near).toEqual([]);
  });

  it("[S-16] is near where it goes on with the series", () => {
    const games = [record(1, { tags: [1], series: [7] }), record(2, { tags: [2], series: [7], released: undefined })];
    expect(among(games).near).toEqual([2]);
  });
});
