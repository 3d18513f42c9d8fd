// What a rule is, and what rules share. Each rule looks at one place of a sentence and says how many words it took; none
// of them takes words that it does not understand.
import type { Chip, Found } from "#shared/search/chips.ts";
import type { CueName, Language } from "#shared/search/languages/language.ts";
import type { Ordering } from "#shared/catalogue/orders.ts";
import type { Option, Vocabulary } from "#shared/search/vocabulary.ts";

/** A word as typed, and as it is compared. A word whose key is empty stands for itself: no rule takes it. */
export type Word = { raw: string; key: string; endsClause: boolean };

/** A game that words name, and who made it. */
export type NamedGame = { id: number; slug: string; name: string; makers: readonly Option[] };
/** What a studio, publisher, person or series is that words name: one, or several of one group of that family. */
export type NamedMakers = {
  options: readonly Option[];
  games: number;
  /** How well known its best known game is, and that of the best known title that begins with the same words. */
  fame: number;
  titleFame: number;
};

/** What is known of the catalogue. */
export type Names = {
  /** Is this a title, or the beginning of one? */
  isTitle: (text: string, how: "whole" | "beginning") => boolean;
  /** Has one title all of these words? */
  isInTitle: (text: string) => boolean;
  /** The title of a game that exists and is not in the catalogue. */
  elsewhere: (text: string) => string | undefined;
  /** The game that this names, its abbreviations and short forms included. */
  findGame: (text: string) => NamedGame | undefined;
  /** The best known game that these letters, and a number behind them, are the initials of: `wow`, `gta 5`. */
  findShort: (text: string) => NamedGame | undefined;
  /** The game that goes on where the one that this names ends. */
  findSequel: (text: string) => NamedGame | undefined;
  /** The best known game of the series that is called so. */
  findBestOfSeries: (text: string) => NamedGame | undefined;
  /** Who or what is called so; with `isSeries` a series rather than a studio, with `forgives` one whose name is mistyped. */
  findMakers: (text: string, how: { isSeries?: boolean; forgives: boolean }) => NamedMakers | undefined;
  /** How well known the best known game of these is, and that of the best known title that begins with the words. */
  famesOf: (options: readonly Option[], text: string) => Pick<NamedMakers, "fame" | "titleFame">;
  /** Has any game of this option been heard of by more than a few? */
  isKnown: (option: Option) => boolean;
  /** Is there a game of which all of this is said, with `title` one whose title has those words? */
  hasGames: (filters: readonly Chip[], title?: string) => boolean;
  /** All studios and publishers that are called so; without one of them the people or the series. */
  findFamily: (text: string) => readonly Option[];
};

/** `today` is a day, `2026-11-23`. */
export type Context = {
  vocabulary: Vocabulary;
  language: Language;
  names: Names;
  today: string;
  /** How many words at a place are a cue of this name in the sentence's language, the longest counts; 0 for none. */
  cue: (words: readonly Word[], at: number, name: CueName) => number;
};

/** The orders that words ask for, as the service takes them. */
export type WishedOrder = Extract<
  Ordering,
  "-metacritic" | "lowest" | "-released" | "-added" | "oldest" | "name" | "playtime" | "-playtime"
>;

/** What people ask for and no catalogue here knows, or no list here is narrowed by. */
export const UNKNOWNS = [
  "prices",
  "hardware",
  "accessibility",
  "languages",
  "origins",
  "exclusives",
  "subscriptions",
  "sizes",
  "details",
  "systems",
] as const;
export type Unknown = (typeof UNKNOWNS)[number];

/** The order of a list, as the service takes it, and what is asked for that is not known. */
export type Wish = {
  ordering?: WishedOrder;
  unknown?: Unknown;
  /** Were words understood that are no filter: what titles are not to have, or when games take place? */
  isMeant?: true;
};
/** How many words were understood, and what as. `kept` are those of them that stay words to look for. */
export type Match = Wish & {
  length: number;
  found?: readonly Found[];
  chips?: readonly Chip[];
  kept?: readonly Word[];
};
export type Rule = (words: readonly Word[], at: number, context: Context) => Match | undefined;

const CUE_WORDS_MAX = 6;

export const keyAt = (words: readonly Word[], at: number) => words[at]?.key ?? "";

/** How many words at this place are one of `cues`, the longest counts; 0 for none. */
function cueLength(words: readonly Word[], at: number, cues: ReadonlySet<string>): number {
  for (let length = Math.min(CUE_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const stretch = words.slice(at, at + length);
    if (stretch.some(({ key }) => key === "") || stretch.slice(0, -1).some(({ endsClause }) => endsClause)) continue;
    if (cues.has(stretch.map(({ key }) => key).join(""))) return length;
  }
  return 0;
}

/** The cues of a language. */
export const cuesOf =
  ({ cues }: Language): Context["cue"] =>
  (words, at, name) =>
    cueLength(words, at, cues[name]);

export const asChip = (length: number, chip: Chip): Match => ({ length, chips: [chip] });

/** `three` and `3` as 3. */
export function countAt(words: readonly Word[], at: number, { language }: Context): number | undefined {
  const key = keyAt(words, at);
  if (/^\d{1,3}$/.test(key)) return Number(key);
  const place = language.numbers.indexOf(key);
  return place === -1 ? undefined : place + 1;
}
