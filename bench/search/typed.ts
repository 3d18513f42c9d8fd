// What visitors type on the way to a title, well or badly, made from titles without any chance.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { createRandom, type Random } from "#artwork/prng.ts";

const WRITTEN_EACH = 10;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const WORD_LENGTH_MIN = 4;
const LONG_WORD_LENGTH_MIN = 8;

/** One letter left out, doubled, replaced or swapped with the next. */
function mistype(word: string, random: Random): string {
  const at = random.int(0, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return [
    before + next + after,
    before + letter + letter + next + after,
    before + LETTERS.charAt(random.int(0, LETTERS.length - 1)) + next + after,
    before + next + letter + after,
  ][random.int(0, 3)] as string; // There are four.
}

function wordsOf(title: string): string[] {
  return title.split(/\s+/).filter((word) => /^[\p{L}\p{N}'-]+:?$/u.test(word));
}

const KINDS: Record<string, (title: string, random: Random) => string | undefined> = {
  "one to three letters": (title, random) => title.slice(0, random.int(1, 3)).trim(),
  "one word": (title) => wordsOf(title)[0],
  "two words": (title) => {
    const words = wordsOf(title).slice(0, 2);
    return words.length === 2 ? words.join(" ") : undefined;
  },
  "a word half typed": (title, random) => {
    const words = wordsOf(title).slice(0, 2).join(" ");
    return words.slice(0, Math.max(4, words.length - random.int(1, 3)));
  },
  "one letter wrong": (title, random) => {
    const words = wordsOf(title).slice(0, 2);
    const long = words.findIndex((word) => word.length >= WORD_LENGTH_MIN);
    if (long === -1) return undefined;
    return words.map((word, at) => (at === long ? mistype(word, random) : word)).join(" ");
  },
  "two letters wrong": (title, random) => {
    const word = wordsOf(title).find(({ length }) => length >= LONG_WORD_LENGTH_MIN);
    return word === undefined ? undefined : mistype(mistype(word, random), random);
  },
  "whole title": (title) => title,
  initials: (title) => {
    const initials = wordsOf(title).map((word) => (/^\d/.test(word) ? word : word.charAt(0)));
    return initials.length >= 3 ? initials.join("").toLowerCase() : undefined;
  },
};

export type Typed = { kind: string; texts: string[] };

/** `each` texts of every kind, in the order of the titles. */
export function typedFrom(titles: readonly string[], each: number): Typed[] {
  return Object.entries(KINDS).map(([kind, make]) => {
    const random = createRandom(kind);
    const texts = titles.flatMap((title) => make(title, random) ?? []).filter((text) => text !== "");
    return { kind, texts: texts.slice(0, each) };
  });
}

/** The first ten of each kind of the written queries. */
export function writtenQueries(): { text: string; slug: string }[] {
  const file = readFileSync(join(import.meta.dirname, "../queries.toml"), "utf8");
  const kinds = z.record(z.string(), z.record(z.string(), z.string())).parse(parse(file));
  return Object.values(kinds).flatMap((queries) =>
    Object.entries(queries)
      .slice(0, WRITTEN_EACH)
      .map(([text, slug]) => ({ text, slug })),
  );
}
