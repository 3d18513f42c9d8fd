// Turns what a visitor typed into conditions on titles. All words must match; failing that, mistyped words stand for
// their neighbours in the vocabulary; failing that, any word will do. The raw text never reaches the full-text engine,
// only words made of letters and digits do, each in quotes.
import type { GamesSearch } from "#server/games/source.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { TYPO_WORD_LENGTH_MIN } from "./build.ts";
import { deletions, isOneEditApart, words } from "./fold.ts";
import type { Fragment, Statements } from "./statements.ts";

/** The games that a search finds. Documents are ranks less one. */
export type TitleMatches = {
  docs: DocSet;
  /** The matches within a set, nearest first, equally near ones by popularity. */
  nearest: (within: DocSet, window: { offset: number; limit: number }) => number[];
  /** 0 is best. */
  nearnessOf: (doc: number) => number;
};
export type TitleSearch = (search: GamesSearch) => TitleMatches;

/** Which games match, and how near each is: 0 is best. */
type SearchPlan = { condition: Fragment; nearness: Fragment };

const WORDS_MAX = 12;
const CORRECTIONS_MAX = 20;
// Sorts after every text that begins with what stands before it.
const LAST = "\u{10FFFF}";

const EVERY_GAME: SearchPlan = { condition: { sql: "1", values: [] }, nearness: { sql: "0", values: [] } };
const NO_MATCH: SearchPlan = { condition: { sql: "0", values: [] }, nearness: { sql: "0", values: [] } };

/** The ways in which one typed word may stand in a title. */
type Alternatives = readonly string[];

function matching(query: string): Fragment {
  return { sql: "rank IN (SELECT rowid FROM title_words WHERE title_words MATCH ?)", values: [query] };
}

function oneOf(alternatives: Alternatives): string {
  return `(${alternatives.join(" OR ")})`;
}

/** Whole title 0, beginning of a title 1, anything else 2. */
function nearnessTo(typed: string): Fragment {
  return {
    sql: `CASE WHEN rank IN (SELECT rank FROM title WHERE folded = ?) THEN 0
      WHEN rank IN (SELECT rank FROM title WHERE folded >= ? AND folded < ?) THEN 1 ELSE 2 END`,
    values: [typed, typed, `${typed}${LAST}`],
  };
}

/** The more of the words a title has, the nearer it is; ties are the caller's (popularity). */
function fewestMissing(groups: readonly Alternatives[]): Fragment {
  const parts = groups.map((group) => matching(oneOf(group)));
  return {
    sql: `${groups.length} - (${parts.map(({ sql }) => `(${sql})`).join(" + ")})`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Searches the titles of `size` games. */
export function createSearch(statements: Statements, size: number): TitleSearch {
  const hasMatch = (query: string): boolean =>
    statements.get("SELECT 1 FROM title_words WHERE title_words MATCH ? LIMIT 1", query) !== undefined;

  const isKnown = (word: string, asPrefix: boolean): boolean =>
    statements.get(
      "SELECT 1 FROM word WHERE word >= ? AND word <= ? LIMIT 1",
      word,
      asPrefix ? `${word}${LAST}` : word,
    ) !== undefined;

  /** Words of the vocabulary that differ from `word` by one letter or a swap of two. */
  const corrections = (word: string): string[] =>
    statements
      .all(
        "SELECT DISTINCT word FROM word_deletion WHERE deletion IN (SELECT value FROM json_each(?))",
        JSON.stringify(deletions(word)),
      )
      .map((row) => String(row["word"]))
      .filter((candidate) => isOneEditApart(word, candidate))
      .slice(0, CORRECTIONS_MAX);

  const alternatives = (typed: readonly string[], forgives: boolean): Alternatives[] =>
    typed.map((word, index) => {
      const isLast = index === typed.length - 1;
      const itself = isLast ? `"${word}"*` : `"${word}"`;
      const mayBeMistyped = forgives && word.length >= TYPO_WORD_LENGTH_MIN && !isKnown(word, isLast);
      return mayBeMistyped ? [itself, ...corrections(word).map((known) => `"${known}"`)] : [itself];
    });

  const planWords = (search: GamesSearch): SearchPlan => {
    const typed = words(search.text).slice(0, WORDS_MAX);
    if (typed.length === 0) return NO_MATCH;
    const nearness = nearnessTo(typed.join(" "));
    if (search.mode === "exact") return { condition: matching(`name : "${typed.join(" ")}"`), nearness };
    const groups = alternatives(typed, search.mode === "fuzzy");
    const all = groups.map(oneOf).join(" AND ");
    if (hasMatch(all)) return { condition: matching(all), nearness };
    return { condition: matching(groups.map(oneOf).join(" OR ")), nearness: fewestMissing(groups) };
  };

  const read = ({ condition, nearness }: SearchPlan): Map<number, number> =>
    new Map(
      statements
        .all(
          `SELECT rank, ${nearness.sql} AS nearness FROM game WHERE ${condition.sql} ORDER BY nearness, rank`,
          ...nearness.values,
          ...condition.values,
        )
        .map((row) => [Number(row["rank"]) - 1, Number(row["nearness"])]),
    );

  /** Without a word to look for, every game will do. */
  const plan = (search: GamesSearch): SearchPlan => {
    const phrase = (text: string) => matching(`"${words(text).join(" ")}"`);
    const hasWord = (text: string) => words(text).length > 0;
    const phrases = (search.phrases ?? []).filter(hasWord).map(phrase);
    const without = (search.without ?? []).filter(hasWord).map(phrase);
    const isByWords = search.text !== "" || phrases.length + without.length === 0;
    const { condition, nearness } = isByWords ? planWords(search) : EVERY_GAME;
    return {
      condition: {
        sql: [condition, ...phrases, ...without.map(({ sql, values }) => ({ sql: `NOT (${sql})`, values }))]
          .map(({ sql }) => sql)
          .join(" AND "),
        values: [condition, ...phrases, ...without].flatMap(({ values }) => values),
      },
      nearness,
    };
  };

  return (search: GamesSearch): TitleMatches => {
    const found = read(plan(search));
    return {
      docs: DocSet.of(size, found.keys()),
      nearest: (within, { offset, limit }) =>
        [...found.keys()].filter((doc) => within.has(doc)).slice(offset, offset + limit),
      nearnessOf: (doc) => found.get(doc) ?? 0,
    };
  };
}
