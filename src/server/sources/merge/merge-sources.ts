// All sources as one catalogue: which records are one game, what is said of it and by whom, and its id.
import type { KeptId, SourceCredit } from "#server/sources/record-store.ts";
import type { EditedField, SourceRecord } from "#server/sources/source-record.ts";
import { applyEdit, type Edits, isHidden, NO_EDITS } from "#server/sources/edits.ts";
import { combine, type Combined } from "./combine.ts";
import { type Decisions, recordName } from "./decisions.ts";
import { giveIds } from "./give-ids.ts";
import { BUNDLED_SOURCE, RAWG_DETAILS_SOURCE, RAWG_SOURCE } from "./source-names.ts";
import { createMatcher, type Listing } from "./match-records.ts";
import type { Match, Matches, ReadRecord } from "./matches.ts";

/** Whole services before tables: what they say of a game fits together. */
const FIRST = [BUNDLED_SOURCE, RAWG_SOURCE, RAWG_DETAILS_SOURCE, "igdb"];
/** The layer that is bundled beside data/ comes after what an operator took in. */
export const RETRO_SOURCE = "gamedatabase";
const LAST: ReadonlySet<string> = new Set([RETRO_SOURCE]);

/** What one source gave, with who is to be named for it. */
export type Taken = {
  source: string;
  credit: SourceCredit;
  /** Games, unless said otherwise. */
  listing?: Listing;
  records: Iterable<SourceRecord>;
  /** Reads one of them again, where they are not to be held in memory. */
  read?: ReadRecord;
};

export type MergedGame = Combined & {
  id: number;
  /** The game that it is an edition or an addition of. */
  parent: number | undefined;
  match: Match;
  /** What was corrected by hand. */
  edited: readonly EditedField[];
};

/** Games by number; each is put together of its records whenever it is asked for. */
export type GameList = Iterable<MergedGame> & { length: number; at: (index: number) => MergedGame | undefined };

export type Merged = {
  games: GameList;
  aliases: ReadonlyMap<number, number>;
  /** Ids that are new, put together when they are asked for. */
  fresh: () => readonly KeptId[];
};

/** Whose word counts first: data/, RAWG, IGDB, tables by their names, and the bundled layer of old games. */
function placeOf(source: string): number {
  if (FIRST.includes(source)) return FIRST.indexOf(source);
  return FIRST.length + (LAST.has(source) ? 1 : 0);
}

export function byPrecedence({ source: one }: { source: string }, { source: other }: { source: string }): number {
  return placeOf(one) - placeOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}

/** `known` are ids that games had before, by the names of their records. */
export function mergeSources(
  taken: readonly Taken[],
  {
    decisions,
    known,
    edits = NO_EDITS,
  }: { decisions: Decisions; known: ReadonlyMap<string, number>; edits?: Edits | undefined },
): Merged {
  const all = matchAll(taken, decisions);
  const { ids: given, aliases, fresh } = giveIds(all, known);
  // A game that has been given another id since is still meant.
  const editOf = new Map([...edits.byId].map(([id, edit]) => [aliases.get(id) ?? id, edit]));
  const { matches, ids } = withoutHidden(all, given, editOf);
  const parentOf = findParents(matches, ids);
  const at = (index: number): MergedGame | undefined => {
    const match = matches.at(index);
    if (match === undefined) return undefined;
    const id = ids[index] ?? 0;
    const edit = editOf.get(id);
    const said = combine(match);
    const combined = edit === undefined ? said : applyEdit(said, edit);
    return { ...combined, id, parent: parentOf(match, id), match, edited: edit?.edited ?? [] };
  };
  const games: GameList = {
    length: matches.length,
    at,
    *[Symbol.iterator]() {
      for (let index = 0; index < matches.length; index += 1) yield at(index) as MergedGame; // There is one.
    },
  };
  return { games, aliases, fresh };
}

type Numbered = { matches: Matches; ids: readonly number[] };

/** The same where nothing is hidden: there may be a million games. */
function withoutHidden(matches: Matches, ids: readonly number[], editOf: ReadonlyMap<number, SourceRecord>): Numbered {
  if (![...editOf.values()].some(isHidden)) return { matches, ids };
  const shown = ids.flatMap((id, game) => (isHidden(editOf.get(id)) ? [] : [game]));
  const at = (game: number) => matches.at(shown[game] ?? Infinity);
  return {
    matches: {
      length: shown.length,
      at,
      *[Symbol.iterator]() {
        for (let game = 0; game < shown.length; game += 1) yield at(game) ?? [];
      },
    },
    ids: shown.map((game) => ids[game] ?? 0),
  };
}

/** What it takes to find them is gone again afterwards. */
function matchAll(taken: readonly Taken[], decisions: Decisions): Matches {
  const matcher = createMatcher(decisions);
  for (const { records, ...source } of taken.toSorted(byPrecedence)) {
    for (const record of records) matcher.add(source, record);
  }
  return matcher.matches();
}

/** Ids of the games that records are editions and additions of. */
function findParents(matches: Matches, ids: readonly number[]) {
  const wanted = new Set<string>();
  for (const match of matches) {
    for (const { source, parent } of match) if (parent !== undefined) wanted.add(recordName(source, parent));
  }
  const idsByName = new Map<string, number>();
  if (wanted.size > 0) {
    for (const [at, id] of ids.entries()) {
      for (const { source, key } of matches.at(at) ?? []) {
        const name = recordName(source, key);
        if (wanted.has(name)) idsByName.set(name, id);
      }
    }
  }
  return (match: Match, id: number): number | undefined => {
    const parents = match.flatMap(({ source, parent }) =>
      parent === undefined ? [] : (idsByName.get(recordName(source, parent)) ?? []),
    );
    return parents.find((parent) => parent !== id);
  };
}
