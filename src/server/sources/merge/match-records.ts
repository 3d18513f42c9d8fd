// Puts the records of all sources together that are one game. Sources come in the order of precedence. A source of games
// never joins two of its own records, for it knows best what it counts as two; a source of releases lists a game once for
// each name and each machine that it came out under. Of a record only what tells which game it is stays in memory: a source
// may have a million of them.
import type { SourceRecord } from "#server/sources/source-record.ts";
import { type Decisions, recordName } from "./decisions.ts";
import {
  contradicts,
  createIdentities,
  createReferences,
  type Identity,
  SAME_FROM,
  samenessOf,
  samenessOfRelease,
} from "./identity.ts";
import { type Matches, MatchRows, type ReadRecord } from "./matches.ts";

/** What a source lists: games, or releases of games. */
export type Listing = "games" | "releases";
type Source = { source: string; listing?: Listing; read?: ReadRecord | undefined };

/** A record that is to be put with the others of its game. */
type Asked = { source: string; record: SourceRecord; identity: Identity; listing: Listing };

/** More games of one title than this are told apart by nobody. */
const CANDIDATES_MAX = 200;

/** Takes records in, source by source in the order of precedence. */
export function createMatcher(decisions: Decisions) {
  const rows = new MatchRows();
  /** By the numbers of records. */
  const identities: Identity[] = [];
  /** Games that are no editions, additions or bundles, by number. */
  const areGames: boolean[] = [];
  /** The games of a title by number. One alone stands by itself: most titles are those of a single game. */
  const byTitle = new Map<string, number | number[]>();
  const byReference = createReferences<number>();
  /** Only of records that a person decided something about. */
  const byName = new Map<string, number>();
  const identityOf = createIdentities();

  const mayJoin = (game: number, { source, record, identity, listing }: Asked): boolean => {
    const numbers = rows.numbers(game);
    const name = recordName(source, record.key);
    const isOwn = numbers.some((number) => rows.sourceOf(number) === source);
    if (isOwn && (listing !== "releases" || rows.sourceOf(numbers[0] ?? 0) === source)) return false;
    return numbers.every(
      (number) =>
        !decisions.areDifferent(recordName(rows.sourceOf(number), rows.keyOf(number)), name) &&
        !contradicts(identities[number]?.ids ?? {}, identity.ids),
    );
  };

  /** Decided by a person, or by what both sources refer to. */
  const findCertain = (asked: Asked): number | undefined => {
    const { source, record, identity } = asked;
    const decided = decisions.sameAs(recordName(source, record.key)).flatMap((other) => byName.get(other) ?? [])[0];
    if (decided !== undefined) return decided;
    return byReference.find(identity).find((game) => mayJoin(game, asked));
  };

  /** A release is compared with the game itself: what other releases are called leads further and further away. */
  const pointsFor = (game: number, { identity, listing }: Asked): number => {
    const numbers = rows.numbers(game);
    const compared = (listing === "releases" ? numbers.slice(0, 1) : numbers).flatMap((each) => identities[each] ?? []);
    const sameness = listing === "releases" ? samenessOfRelease : samenessOf;
    return Math.max(...compared.map((other) => sameness(identity, other) ?? -Infinity));
  };

  const findByTitle = (asked: Asked): number | undefined => {
    const { record, identity } = asked;
    // An edition or an addition is called so only by its own source.
    if (record.kind !== "game") return undefined;
    const candidates = [identity.title, ...identity.otherTitles].flatMap((title) => byTitle.get(title) ?? []);
    let best: { game: number; points: number } | undefined;
    for (const game of new Set(candidates.slice(0, CANDIDATES_MAX))) {
      if (areGames[game] !== true || !mayJoin(game, asked)) continue;
      const points = pointsFor(game, asked);
      if (points >= SAME_FROM && points > (best?.points ?? -Infinity)) best = { game, points };
    }
    return best?.game;
  };

  const keep = (game: number, { source, record, identity }: Asked): void => {
    const name = recordName(source, record.key);
    if (decisions.sameAs(name).length > 0) byName.set(name, game);
    byReference.add(identity, game);
    for (const title of [identity.title, ...identity.otherTitles]) {
      const others = byTitle.get(title);
      if (others === undefined) byTitle.set(title, game);
      else if (!Array.isArray(others)) {
        if (others !== game) byTitle.set(title, [others, game]);
      } else if (others.length < CANDIDATES_MAX && !others.includes(game)) others.push(game);
    }
  };

  return {
    /** `read` reads the record again, where it need not stay in memory. */
    add: ({ source, listing = "games", read }: Source, record: SourceRecord): void => {
      const identity = identityOf(record);
      const asked: Asked = { source, record, identity, listing };
      let game = findCertain(asked) ?? findByTitle(asked);
      if (game === undefined) {
        game = rows.begin({ source, read }, record);
        areGames.push(record.kind === "game");
      } else rows.join(game, { source, read }, record);
      identities.push(identity);
      keep(game, asked);
    },
    /** In the order in which games became known. */
    matches: (): Matches => rows,
  };
}
