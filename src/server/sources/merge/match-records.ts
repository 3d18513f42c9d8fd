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

/** A record of a source. What it says is read again whenever it is asked for, where it is not at hand. */
export type Member = {
  source: string;
  key: string;
  /** RAWG's id, where it says one. */
  rawg: number | undefined;
  /** The key of the game that it is an edition or an addition of. */
  parent: string | undefined;
  readonly record: SourceRecord;
};
/** Reads a record of a source by its key. */
export type ReadRecord = (key: string) => SourceRecord;
/** What a source lists: games, or releases of games. */
export type Listing = "games" | "releases";
/** The records of one game, in the order of their sources. */
export type Match = Member[];

type Known = { match: Match; identities: Identity[]; isGame: boolean };
/** A record that is to be put with the others of its game. */
type Asked = { member: Member; kind: SourceRecord["kind"]; identity: Identity; listing: Listing };

class StoredMember implements Member {
  readonly source: string;
  readonly key: string;
  readonly rawg: number | undefined;
  readonly parent: string | undefined;
  readonly #read: ReadRecord;

  constructor(source: string, { key, ids, parent }: SourceRecord, read: ReadRecord) {
    this.source = source;
    this.key = key;
    this.rawg = ids.rawg;
    this.parent = parent;
    this.#read = read;
  }

  get record(): SourceRecord {
    return this.#read(this.key);
  }
}

function memberOf(source: string, record: SourceRecord, read: ReadRecord | undefined): Member {
  if (read !== undefined) return new StoredMember(source, record, read);
  return { source, key: record.key, rawg: record.ids.rawg, parent: record.parent, record };
}

/** More games of one title than this are told apart by nobody. */
const CANDIDATES_MAX = 200;

/** Takes records in, source by source in the order of precedence. */
export function createMatcher(decisions: Decisions) {
  const all: Known[] = [];
  /** One alone stands by itself: most titles are those of a single game. */
  const byTitle = new Map<string, Known | Known[]>();
  const byReference = createReferences<Known>();
  /** Only of records that a person decided something about. */
  const byName = new Map<string, Known>();
  const identityOf = createIdentities();

  const has = ({ match }: Known, source: string) => match.some((member) => member.source === source);
  const areApart = ({ match }: Known, name: string) =>
    match.some(({ source, key }) => decisions.areDifferent(recordName(source, key), name));
  const mayJoin = (known: Known, { member: { source, key }, identity, listing }: Asked) =>
    (!has(known, source) || (listing === "releases" && known.match[0]?.source !== source)) &&
    !areApart(known, recordName(source, key)) &&
    !known.identities.some(({ ids }) => contradicts(ids, identity.ids));

  /** Decided by a person, or by what both sources refer to. */
  const findCertain = (asked: Asked): Known | undefined => {
    const { member, identity } = asked;
    const name = recordName(member.source, member.key);
    const decided = decisions.sameAs(name).flatMap((other) => byName.get(other) ?? [])[0];
    if (decided !== undefined) return decided;
    return byReference.find(identity).find((known) => mayJoin(known, asked));
  };

  /** A release is compared with the game itself: what other releases are called leads further and further away. */
  const pointsFor = ({ identities }: Known, { identity, listing }: Asked): number => {
    const compared = listing === "releases" ? identities.slice(0, 1) : identities;
    const sameness = listing === "releases" ? samenessOfRelease : samenessOf;
    return Math.max(...compared.map((other) => sameness(identity, other) ?? -Infinity));
  };

  const findByTitle = (asked: Asked): Known | undefined => {
    const { kind, identity } = asked;
    // An edition or an addition is called so only by its own source.
    if (kind !== "game") return undefined;
    const candidates = [identity.title, ...identity.otherTitles].flatMap((title) => byTitle.get(title) ?? []);
    let best: { known: Known; points: number } | undefined;
    for (const known of new Set(candidates.slice(0, CANDIDATES_MAX))) {
      if (!known.isGame || !mayJoin(known, asked)) continue;
      const points = pointsFor(known, asked);
      if (points >= SAME_FROM && points > (best?.points ?? -Infinity)) best = { known, points };
    }
    return best?.known;
  };

  const keep = (known: Known, { member, identity }: Asked): void => {
    const name = recordName(member.source, member.key);
    if (decisions.sameAs(name).length > 0) byName.set(name, known);
    byReference.add(identity, known);
    for (const title of [identity.title, ...identity.otherTitles]) {
      const others = byTitle.get(title);
      if (others === undefined) byTitle.set(title, known);
      else if (!Array.isArray(others)) {
        if (others !== known) byTitle.set(title, [others, known]);
      } else if (others.length < CANDIDATES_MAX && !others.includes(known)) others.push(known);
    }
  };

  return {
    /** `read` reads the record again, where it need not stay in memory. */
    add: (
      { source, listing = "games", read }: { source: string; listing?: Listing; read?: ReadRecord | undefined },
      record: SourceRecord,
    ): void => {
      const member = memberOf(source, record, read);
      const asked: Asked = { member, kind: record.kind, identity: identityOf(record), listing };
      let known = findCertain(asked) ?? findByTitle(asked);
      if (known === undefined) {
        // Written so because lists that grow from none have room for seventeen, a million times.
        known = { match: [member], identities: [asked.identity], isGame: record.kind === "game" };
        all.push(known);
      } else {
        known.match.push(member);
        known.identities.push(asked.identity);
      }
      keep(known, asked);
    },
    /** In the order in which games became known. */
    matches: (): Match[] => all.map(({ match }) => match),
  };
}
