import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { weave } from "./weave.ts";

const told = { id: 1, name: "Rings", weight: 1, mark: "finished", halfStars: 0, isFavorite: false } as const;
const game = (id: number, name = `Game ${id}`) => ({ ...aGame(id), name }) as never;
const taste = (id: number, name?: string) => ({ game: game(id, name), because: [told], traits: [] });
const pick = (id: number, name?: string) => ({
  game: game(id, name),
  told,
  series: { name: "S", place: "next" as const },
});
const ids = (all: readonly { game: { id: number } }[]) => all.map(({ game: { id } }) => id);

describe("[P-06] what is recommended", () => {
  it("is of a taste and of a series in turns, the taste first", () => {
    expect(ids(weave([taste(1), taste(2), taste(3)], [pick(11), pick(12)], 9))).toEqual([1, 11, 2, 12, 3]);
    expect(ids(weave([taste(1)], [pick(11), pick(12)], 9))).toEqual([1, 11, 12]);
    expect(ids(weave([], [pick(11)], 9))).toEqual([11]);
  });

  it("is no more than asked for, of series six at most, and never the same game twice", () => {
    expect(weave([taste(1), taste(2)], [pick(11)], 2)).toHaveLength(2);
    expect(
      weave(
        [],
        [1, 2, 3, 4, 5, 6, 7, 8].map((id) => pick(id)),
        24,
      ),
    ).toHaveLength(6);
    const woven = weave([taste(1, "Rings II"), taste(2)], [pick(3, "Rings II: Complete Edition")], 9);
    expect(ids(woven)).toEqual([2, 3]);
    expect(woven[1]?.series?.name).toBe("S");
  });
});
