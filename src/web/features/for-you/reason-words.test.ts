import { describe, expect, it } from "vitest";
import { reasonWords } from "./reason-words.ts";
import type { Trait } from "./taste.ts";
import type { Told } from "./told-by-shelf.ts";

const HADES: Told = { id: 1, name: "Hades", weight: 1, mark: "finished", halfStars: 0, isFavorite: false };
const CELESTE: Told = { id: 2, name: "Celeste", weight: 1.2, mark: "finished", halfStars: 9, isFavorite: false };
const aTrait = (name: string, group: Trait["group"] = "tag"): Trait => ({
  group,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  telling: 0.5,
});

describe("[P-06] the reason of a recommendation", () => {
  it("names the deed and what is shared", () => {
    expect(reasonWords({ because: [HADES], traits: [aTrait("Fast-Paced"), aTrait("Hand-drawn")] })).toBe(
      "Because you finished Hades: fast-paced, hand-drawn.",
    );
  });

  it("names a second game, and stars before the mark", () => {
    expect(reasonWords({ because: [HADES, CELESTE], traits: [aTrait("Difficult")] })).toBe(
      "Because you finished Hades and you gave Celeste 4.5 of 5 stars: difficult.",
    );
  });

  it.each([
    ["playing", "Because you are playing Hades: difficult."],
    ["want", "Because you want to play Hades: difficult."],
  ] as const)("says what %s means", (mark, said) => {
    expect(reasonWords({ because: [{ ...HADES, mark }], traits: [aTrait("Difficult")] })).toBe(said);
  });

  it.each([
    [null, "Because Hades is one of your favorites: difficult."],
    ["want", "Because Hades is one of your favorites: difficult."],
    ["finished", "Because you finished Hades: difficult."],
  ] as const)("names the heart of a game that is marked %s", (mark, said) => {
    expect(reasonWords({ because: [{ ...HADES, mark, isFavorite: true }], traits: [aTrait("Difficult")] })).toBe(said);
  });

  it("leaves names and short forms as they are, and says whose a studio's is", () => {
    const traits = [aTrait("JRPG"), aTrait("Cold War"), aTrait("Supergiant Games", "developer")];
    expect(reasonWords({ because: [HADES], traits: traits })).toBe(
      "Because you finished Hades: JRPG, Cold War, by Supergiant Games.",
    );
  });

  it.each([
    ["next", "Next in the series Hades: you finished Hades."],
    ["first", "Where the series Hades begins: you finished Hades."],
  ] as const)("says of a series what is its %s", (place, said) => {
    expect(reasonWords({ because: [HADES], traits: [], series: { name: "Hades", place } })).toBe(said);
  });
});
