// Made-up titles of every shape that real ones have: series with numerals, subtitles, articles, apostrophes, hyphens,
// accents, editions, additions and other names. The same seed gives the same titles.
import { createRandom, type Random } from "#artwork/prng.ts";
import { ARTICLES, createVocabulary, EDITIONS, LINKS } from "./words.ts";

/** `parent` is the index of the game that an addition belongs to. */
export type MadeTitle = { name: string; others: string[]; parent: number | undefined; series: string | undefined };

const ROMAN = ["", "", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const ACCENTS = new Map(Object.entries({ a: "á", e: "é", i: "í", o: "ö", u: "ü" }));

const ADDITION_SHARE = 0.07;
const EDITION_SHARE = 0.04;
const SEQUEL_SHARE = 0.15;
/** How far back the game lies that a sequel, an edition or an addition belongs to. */
const REACH = 4000;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** One word, now and then with a hyphen, a capital inside, an accent or an apostrophe. */
function decorated(word: string, another: () => string, random: Random): string {
  const chance = random.next();
  if (chance < 0.025) return `${capital(word)}-${capital(another())}`;
  if (chance < 0.045) return `${capital(word)}${capital(another())}`;
  if (chance < 0.055) return capital(word.replace(/[aeiou]/, (letter) => ACCENTS.get(letter) ?? letter));
  if (chance < 0.07) return `${capital(word)}'s`;
  return capital(word);
}

function createPhrases(vocabulary: (random: Random) => string, random: Random) {
  const raw = () => vocabulary(random);
  const word = () => decorated(raw(), raw, random);
  const linked = () => `${word()} ${random.pick(LINKS)} ${word()}`;
  const phrase = (): string => {
    const chance = random.next();
    if (chance < 0.14) return word();
    if (chance < 0.52) return `${word()} ${word()}`;
    if (chance < 0.68) return `${word()} ${word()} ${word()}`;
    if (chance < 0.86) return linked();
    return `${capital(random.pick(ARTICLES))} ${word()} ${word()}`;
  };
  return { word, phrase };
}

function initialsOf(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .split(" ")
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join("");
}

function otherNames(name: string, phrase: () => string, random: Random): string[] {
  const chance = random.next();
  if (chance < 0.08) return [initialsOf(name).toUpperCase()];
  if (chance < 0.12) return [phrase()];
  if (chance < 0.13) return [initialsOf(name).toUpperCase(), phrase()];
  return [];
}

/** `count` titles; those that others belong to come before them. */
export function makeTitles(count: number, seed: string): MadeTitle[] {
  const random = createRandom(seed);
  const { word, phrase } = createPhrases(createVocabulary(seed), random);
  const titles: MadeTitle[] = [];
  const numbers = new Map<string, number>();
  const base = () => random.int(Math.max(0, titles.length - REACH), titles.length - 1);

  const sequel = (of: MadeTitle): string => {
    const stem = of.series ?? of.name.replace(/:.*$/, "");
    const number = (numbers.get(stem) ?? 1) + 1;
    numbers.set(stem, number);
    of.series = stem;
    const numeral = random.chance(0.5) ? (ROMAN[number] ?? String(number)) : String(number);
    return `${stem} ${numeral}${random.chance(0.35) ? `: ${phrase()}` : ""}`;
  };

  const made = (): MadeTitle => {
    const chance = titles.length === 0 ? 1 : random.next();
    const parent = base();
    const of = titles[parent];
    if (of !== undefined && of.parent === undefined) {
      if (chance < ADDITION_SHARE) return { name: `${of.name} - ${phrase()}`, others: [], parent, series: undefined };
      if (chance < ADDITION_SHARE + EDITION_SHARE)
        return { name: `${of.name}: ${random.pick(EDITIONS)}`, others: [], parent: undefined, series: of.series };
      if (chance < ADDITION_SHARE + EDITION_SHARE + SEQUEL_SHARE) {
        const name = sequel(of);
        return { name, others: otherNames(name, phrase, random), parent: undefined, series: of.series };
      }
    }
    const subtitle = random.chance(0.22) ? `: ${random.chance(0.5) ? "The " : ""}${phrase()}` : "";
    const sign = random.chance(0.004) ? "™" : "";
    const name = `${phrase()}${sign}${subtitle}${random.chance(0.01) ? ` ${word()}!` : ""}`;
    return { name, others: otherNames(name, phrase, random), parent: undefined, series: undefined };
  };

  while (titles.length < count) titles.push(made());
  return titles;
}
