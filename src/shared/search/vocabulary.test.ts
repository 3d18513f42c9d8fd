// Which option the words of a visitor mean.
import { describe, expect, it } from "vitest";
import { keyOf } from "./keys.ts";
import { createVocabulary, type Option } from "./vocabulary.ts";

const option = (group: Option["group"], slug: string, name: string): Option => ({ group, id: 1, slug, name });
const OPTIONS = [
  option("tags", "souls-like", "Souls-like"),
  option("tags", "puzzles", "Puzzles"),
  option("tags", "boss", "Boss"),
  option("tags", "first", "Same"),
  option("tags", "second", "Same"),
  option("genres", "puzzle", "Puzzle"),
  option("platforms", "pc", "PC"),
  option("platforms", "xbox-one", "Xbox One"),
  option("platforms", "xbox-series-x", "Xbox Series S/X"),
];
const { find, platforms } = createVocabulary(OPTIONS);

describe("a vocabulary", () => {
  it.each<[Option["group"], string, string | undefined]>([
    ["tags", "Souls-like", "souls-like"],
    ["tags", "souls like", "souls-like"],
    ["tags", "SOULSLIKE", "souls-like"],
    ["tags", "soulslikes", "souls-like"],
    ["tags", "puzzle", "puzzles"],
    ["genres", "puzzles", "puzzle"],
    ["tags", "boss", "boss"],
    ["tags", "bosss", "boss"],
    ["tags", "same", "first"],
    ["tags", "second", "second"],
    ["tags", "nothing", undefined],
    ["tags", "", undefined],
    ["tags", "?!", undefined],
    ["genres", "boss", undefined],
  ])("finds among %s for %j %j", (group, text, slug) => {
    expect(find(group, text)?.slug).toBe(slug);
  });

  it("knows all platforms of a family, and one by its name", () => {
    expect(platforms("xbox").map(({ slug }) => slug)).toEqual(expect.arrayContaining(["xbox-one", "xbox-series-x"]));
    expect(platforms("PC").map(({ slug }) => slug)).toEqual(["pc"]);
    expect(platforms("toaster")).toEqual([]);
  });

  it("compares letters and digits alone", () => {
    expect(["Pokémon: Let's Go!", "a\uD800b", " S/X 2 "].map(keyOf)).toEqual(["pokemonletsgo", "ab", "sx2"]);
  });
});
