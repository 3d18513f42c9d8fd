// Ways out of a list without games: titles that are spelled nearly so, and filters that are best dropped.
import {
  DAYS_PARAMETERS,
  MATCHES,
  NUMBERS,
  NUMBERS_PARAMETERS,
  TERM_GROUPS,
  type TermGroup,
  termParameter,
} from "#shared/catalogue/filters.ts";
import { numbersName } from "#shared/catalogue/range-name.ts";
import type { Hints, NamedMaker } from "#server/games/search-wire.ts";
import type { GamesFilters, GamesQuery, Ref } from "#server/games/source.ts";
import type { DocSet } from "#server/search/doc-set.ts";
import type { FilterIndex } from "#server/search/filters/filter-index.ts";
import type { GameSearch } from "#server/search/game-search.ts";
import type { TitleIndex } from "#server/search/titles/titles-found.ts";
import type { createFilterReader } from "./filter.ts";
import { termFinder } from "./find-term.ts";
import { readRecord } from "./list-games.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

/** A filter as the address spells it, and the filters without it. */
type Removal = { parameter: string; value: string; name: string; left: GamesFilters };

const WITHOUT_MAX = 8;
const NEAREST_MAX = 5;
/** Nobody chooses more than this by hand; each costs a list. */
const REMOVALS_MAX = 24;

export type HintsDeps = {
  search: GameSearch;
  /** The title of a game that exists and is not here. */
  elsewhere: (text: string) => string | undefined;
  /** Who is called so, or nearly so. */
  findMaker: (text: string) => NamedMaker | undefined;
  terms: Terms;
  index: FilterIndex;
  readFilters: ReturnType<typeof createFilterReader>;
  titles: TitleIndex;
  statements: Statements;
};

export function createHints({
  terms,
  index,
  readFilters,
  titles,
  statements,
  search,
  elsewhere,
  findMaker,
}: HintsDeps) {
  const find = termFinder({ terms, statements }, { genre_tags: true });
  const nameOf = (group: TermGroup, ref: Ref): string => find(group, ref)?.name ?? String(ref);

  /** Alternatives go together: dropping one of several narrows the list even more. The others go one by one. */
  const ofGroup = (filters: GamesFilters, group: TermGroup): Removal[] =>
    MATCHES.flatMap((match) => {
      const parameter = termParameter(group, match);
      const refs = filters[parameter];
      if (refs === undefined) return [];
      const gone = match === "any" ? [refs] : refs.map((ref) => [ref]);
      return gone.map((values): Removal => {
        const others = match === "any" ? undefined : refs.filter((ref) => !values.includes(ref));
        const name = values.map((ref) => nameOf(group, ref)).join(", ");
        return { parameter, value: values.join(","), name, left: { ...filters, [parameter]: others } };
      });
    });

  const ofRanges = (filters: GamesFilters): Removal[] => {
    const days = DAYS_PARAMETERS.flatMap((parameter): Removal[] => {
      const ranges = filters[parameter];
      if (ranges === undefined) return [];
      const years = ranges.map(({ from, to }) => [...new Set([from.slice(0, 4), to.slice(0, 4)])].join("–"));
      const value = ranges.map(({ from, to }) => `${from},${to}`).join(".");
      return [{ parameter, value, name: years.join(", "), left: { ...filters, [parameter]: undefined } }];
    });
    const numbers = NUMBERS_PARAMETERS.flatMap((parameter): Removal[] => {
      const range = filters[parameter];
      if (range === undefined) return [];
      const name = numbersName(NUMBERS[parameter], range);
      return [{ parameter, value: `${range.from},${range.to}`, name, left: { ...filters, [parameter]: undefined } }];
    });
    return [...days, ...numbers];
  };

  /** Only where no title matches: a list that filters keep empty is theirs to explain. */
  const nearest = ({ search: words }: GamesQuery, matches: DocSet | undefined): Hints["did_you_mean"] => {
    if (words === undefined || matches?.isEmpty() !== true) return [];
    return titles.nearest(words, NEAREST_MAX).flatMap((doc) => {
      const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
      if (row === undefined) return [];
      const { id, slug, name } = readRecord(row);
      return [{ id, slug, name }];
    });
  };

  /** Without the words, where filters stand beside them. */
  const ofWords = ({ filters, search: words }: GamesQuery): (Omit<Removal, "left"> & { count: number })[] => {
    if (words === undefined || words.text === "") return [];
    const count = index.select(readFilters(filters)).count();
    const isAll = count === index.size;
    return isAll ? [] : [{ parameter: "search", value: words.text, name: words.text, count }];
  };

  return (query: GamesQuery): Hints => {
    const matches = query.search === undefined ? undefined : search.find(query.search).all;
    const count = (filters: GamesFilters) => index.select(readFilters(filters, matches)).count();
    const now = count(query.filters);
    const removals = [...TERM_GROUPS.flatMap((group) => ofGroup(query.filters, group)), ...ofRanges(query.filters)];
    const without = removals
      .slice(0, REMOVALS_MAX)
      .map(({ left, ...removal }) => ({ ...removal, count: count(left) }))
      .concat(ofWords(query))
      .filter((removal) => removal.count > now)
      .toSorted((a, b) => b.count - a.count);
    const known = query.search === undefined ? undefined : elsewhere(query.search.text);
    const maker = query.search === undefined || now > 0 ? undefined : findMaker(query.search.text);
    return {
      did_you_mean: nearest(query, matches),
      without: without.slice(0, WITHOUT_MAX),
      ...(known !== undefined && { elsewhere: known }),
      ...(maker !== undefined && { maker }),
    };
  };
}
