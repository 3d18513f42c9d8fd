// The sentences in which the catalogue says why games are alike, in each language of the interface.
import type { Language } from "#shared/languages.ts";
import { ENGLISH_CLAUSES } from "./trait-words.ts";
import { SPANISH_CLAUSES } from "./trait-words-es.ts";

/** How many of the games have what is said of them. */
export type Share = "all" | "most" | "some";

export type ReasonWords = {
  /** By the tag's or genre's name, in lower case: what is said of several games, verb first. */
  clauses: Readonly<Record<string, string>>;
  /** Beginnings that are said once for all clauses that have them. */
  openings: readonly string[];
  /** What joins the last two of a list, blanks included; `next` is the last. */
  and: (next: string) => string;
  /** Names a trait that nobody has put into words. */
  share: (trait: string) => string;
  like: (name: string, share: Share, clauses: string) => string;
  /** Of one game beside the one asked about. */
  both: (clauses: string) => string;
  sameSeries: (titles: string, count: number) => string;
  sameStudio: (titles: string, count: number, studios: string) => string;
  /** What is announced may be nothing like it. */
  nothingNear: string;
};

const ENGLISH: ReasonWords = {
  clauses: ENGLISH_CLAUSES,
  openings: ["let you ", "have you ", "are about ", "are played ", "can be played ", "take place in "],
  and: () => " and ",
  share: (trait) => `share ${trait}`,
  like: (name, share, clauses) =>
    `Like ${name}, ${{ all: "they", most: "most of them", some: "some of them" }[share]} ${clauses}.`,
  both: (clauses) => `Both games ${clauses}.`,
  sameSeries: (titles, count) => `${titles} ${count === 1 ? "belongs" : "belong"} to the same series.`,
  sameStudio: (titles, count, studios) => `${titles} ${count === 1 ? "is" : "are"} by ${studios} as well.`,
  nothingNear: "Nothing like it is announced.",
};

const SPANISH: ReasonWords = {
  clauses: SPANISH_CLAUSES,
  openings: ["dejan ", "tratan de ", "se juegan ", "se pueden jugar ", "transcurren en ", "son de ", "proponen "],
  // "y" becomes "e" before the sound of an i.
  and: (next) => (/^h?[ií](?![aeouáéóú])/i.test(next) ? " e " : " y "),
  share: (trait) => `comparten ${trait}`,
  like: (name, share, clauses) =>
    `Como ${name}, ${{ all: "", most: "la mayoría ", some: "algunos " }[share]}${clauses}.`,
  both: (clauses) => `Ambos juegos ${clauses}.`,
  sameSeries: (titles, count) => `${titles} ${count === 1 ? "pertenece" : "pertenecen"} a la misma saga.`,
  sameStudio: (titles, count, studios) => `${titles} también ${count === 1 ? "es" : "son"} de ${studios}.`,
  nothingNear: "No hay nada parecido anunciado.",
};

export const REASON_WORDS: Readonly<Record<Language, ReasonWords>> = { en: ENGLISH, es: SPANISH };
