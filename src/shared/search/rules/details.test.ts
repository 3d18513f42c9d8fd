// What is asked for and not known here, machines that are no platform, and what is taken along: each row fails when its rule is
// broken.
import { describe, expect, it } from "vitest";
import { NO_NAMES } from "../../../../test/support/no-names.ts";
import { readSentence } from "../../../../test/support/read-sentence.ts";
import { PLATFORM_LOOKUP } from "#shared/lookups.ts";
import type { Option } from "#shared/search/vocabulary.ts";
import type { Names } from "./rule.ts";

const TAGS = ["horror", "open-world", "singleplayer", "short"];
const OPTIONS: readonly Option[] = [
  ...TAGS.map((slug, id): Option => ({ group: "tags", id, slug, name: slug })),
  { group: "platforms", id: 2, slug: "pc-engine", name: "PC Engine / TurboGrafx-16" },
];
const read = (text: string, more: { options?: readonly Option[]; names?: Names } = {}) =>
  readSentence(text, { options: OPTIONS, ...more });

describe("what people would be spared, or have", () => {
  it.each([
    ["indie games no time limit", " | genres=indie | details"],
    ["indie without a timer", " | genres=indie | details"],
    ["horror with no jump scares", " | tags=horror | details"],
    ["juegos indie sin límite de tiempo", " | genres=indie | details"],
    ["indie spiele ohne zeitdruck", " | genres=indie | details"],
    ["jeux indépendants sans pub", " | genres=indie | details"],
    ["indie with an easy mode", " | genres=indie | details"],
    ["juegos indie con modo fácil", " | genres=indie | details"],
    ["indie spiele mit einfachem modus", " | genres=indie | details"],
    ["jeux indépendants avec un mode facile", " | genres=indie | details"],
    // What nobody would be spared is a word to look for.
    ["indie with a timer", "timer | genres=indie | "],
  ])("[S-15] is said not to be known: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("how large a world is", () => {
  it.each([
    ["open world but not too big", " | tags=open-world | details"],
    ["small open world", " | tags=open-world | details"],
    ["mundo abierto no muy grande", " | tags=open-world | details"],
    ["open world spiele aber nicht zu groß", " | tags=open-world | details"],
    ["monde ouvert pas trop grand", " | tags=open-world | details"],
    // Small as something else is.
    ["open world games with a small dog", "small dog | tags=open-world | "],
  ])("[S-15] is said not to be known: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("a machine that is no platform here", () => {
  it.each([
    ["commodore 64 platformers", " | genres=platformer | systems"],
    ["indie games for the zx spectrum", " | genres=indie | systems"],
    ["c64 indie", " | genres=indie | systems"],
    ["juegos indie de msx", " | genres=indie | systems"],
    ["turbografx indie", " | platforms=2&genres=indie | "],
  ])("[S-15] is said to be none: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("[S-15] is a filter like any other where a source has it", () => {
    const msx: Option = { group: "platforms", id: 77, slug: "msx", name: "MSX" };
    expect(read("indie games for the msx", { options: [...OPTIONS, msx] })).toBe(" | platforms=77&genres=indie | ");
  });
});

describe("games to take along", () => {
  it.each([
    "indie for a long flight",
    "indie for my commute",
    "indie para un viaje largo",
    "indie spiele für eine lange zugfahrt",
    "jeux indépendants pour un long voyage",
  ])("[S-15] are those for what fits into a bag, however long: %s", (text) => {
    const [, filters = "", unknown] = read(text).split(" | ");
    const { genres, platforms = "", ...others } = Object.fromEntries(new URLSearchParams(filters));
    expect({ genres, others, unknown }).toEqual({ genres: "indie", others: {}, unknown: "" });
    const names = PLATFORM_LOOKUP.filter(({ id }) => platforms.split(",").includes(String(id))).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Android", "Nintendo Switch", "Nintendo Switch 2", "iOS"]);
  });
});

describe("a game by its place among those of its name", () => {
  const GAMES = ["Alpha", "Alpha 3: Wild"];
  const names: Names = {
    ...NO_NAMES,
    findGame: (text) => {
      const name = GAMES.find((title) => title.toLowerCase().startsWith(text.toLowerCase()));
      return name === undefined ? undefined : { id: 1, slug: "a", name, makers: [] };
    },
  };

  it.each([
    ["the third alpha on snes", "Alpha 3: Wild | platforms=79 | "],
    ["third alpha for the switch", "Alpha 3: Wild | platforms=7 | "],
  ])("[S-15] is found for the machine that is named with it: %s", (text, expected) => {
    expect(read(text, { names })).toBe(expected);
  });
});
