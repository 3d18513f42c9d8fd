// What a search for titles is given, and what it gives to whoever asked for it.
import type { DocSet } from "#server/search/doc-set.ts";
import type { FoundTitle } from "./order.ts";

/**
 * `fuzzy` forgives mistyped letters, `precise` does not, `exact` wants the words in a row in the name itself. `phrases`
 * must stand in a row in one of the names, `without` in none.
 */
export type TitleSearch = {
  text: string;
  mode: "fuzzy" | "precise" | "exact";
  phrases?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
  /** May a mistyped word be one that sounds so? As a rule; what is left over of a sentence is no title written by ear. */
  byEar?: boolean | undefined;
  /** A title from elsewhere: what has less than half of its words is another game, and what texts say of games is no name. */
  isFromElsewhere?: boolean | undefined;
  /** Of titles that have the words equally, these games come last: what is not out yet. */
  last?: DocSet | undefined;
};

/** How the nearest of what was found has the words: as typed, mistyped, or only some of them if any. */
export type FoundKind = "words" | "nearby" | "some";

/** `all` holds every match; `page` gives a part of them in their order, of those in `allowed` if that is given. */
export type TitlesFound = {
  all: DocSet;
  kind: () => FoundKind;
  page: (part: { offset: number; limit: number }, allowed?: DocSet) => FoundTitle[];
  /** How near one match is, for lists in another order: the smaller the nearer. */
  nearnessOf: (doc: number) => number;
};

/** An order of what was found, and the kind of nearness of each; `kind` where it is known without looking at the nearest. */
export type Order = {
  among: (kept: DocSet) => Iterable<FoundTitle>;
  tierOf: (doc: number) => number;
  kind?: FoundKind | undefined;
};

export type TitleIndex = {
  size: number;
  find: (search: TitleSearch) => TitlesFound;
  /** For a search without a match: the games whose titles are nearest to it, at most `limit`. */
  nearest: (search: TitleSearch, limit: number, allowed?: DocSet) => number[];
  /** The game that the text names, of which `nameOf` tells the name; undefined when it names none, or several. */
  named: (text: string, nameOf: (doc: number) => string) => number | undefined;
  /** The games of which the text is the complete initials, the best known first. */
  withInitials: (text: string) => readonly number[];
  /** The game that an edition or an addition belongs to. */
  baseOf: (doc: number) => number | undefined;
  /** Is the text a whole title, or the beginning of one? */
  isTitle: (text: string, how: "whole" | "beginning") => boolean;
  /** Is the text the whole name of this game, but for a letter or two? */
  isNearly: (text: string, doc: number) => boolean;
};
