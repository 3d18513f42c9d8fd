// Ids for games: RAWG's where RAWG has the game, else the one that it was given before, else one made of the record that
// it begins with. A game keeps every id that it ever had, so that links and favourites lead to it.
import { createHash } from "node:crypto";
import { MADE_IDS_FROM } from "#shared/game-id.ts";
import type { KeptId } from "#server/sources/record-store.ts";
import { recordName } from "./decisions.ts";
import type { Match } from "./match-records.ts";
import { BUNDLED_SOURCE, RAWG_SOURCE } from "./source-names.ts";

const OWN_COUNT = 2 ** 30;

export type GivenIds = {
  /** In the order of the matches. */
  ids: readonly number[];
  /** Ids that led to a game before, and the one that it has now. */
  aliases: ReadonlyMap<number, number>;
  /** Those that are new. */
  fresh: readonly KeptId[];
};

function ownId(name: string, isTaken: (id: number) => boolean): number {
  const start = createHash("sha256").update(name).digest().readUInt32BE(0) % OWN_COUNT;
  let step = 0;
  while (isTaken(MADE_IDS_FROM + ((start + step) % OWN_COUNT))) step += 1;
  return MADE_IDS_FROM + ((start + step) % OWN_COUNT);
}

/** The id that its source itself says: data/'s or RAWG's. */
function saidId(match: Match): number | undefined {
  const said = (source: string) => match.find((member) => member.source === source)?.key;
  const key = said(BUNDLED_SOURCE) ?? said(RAWG_SOURCE) ?? match.find(({ rawg }) => rawg)?.rawg;
  return key === undefined ? undefined : Number(key);
}

/** `known` are ids by the names of records (`source key`). */
export function giveIds(matches: readonly Match[], known: ReadonlyMap<string, number>): GivenIds {
  const taken = new Set<number>();
  const ids: number[] = matches.map((match) => {
    const id = saidId(match);
    if (id === undefined || taken.has(id)) return 0;
    taken.add(id);
    return id;
  });
  const aliases = new Map<number, number>();
  const fresh: KeptId[] = [];
  const keptOf = (match: Match) => match.flatMap(({ source, key }) => known.get(recordName(source, key)) ?? []);
  for (const [at, match] of matches.entries()) {
    if (ids[at] !== 0) continue;
    const kept = keptOf(match).find((id) => !taken.has(id));
    const [first] = match;
    const id = kept ?? ownId(recordName(first?.source ?? "", first?.key ?? ""), (other) => taken.has(other));
    taken.add(id);
    ids[at] = id;
  }
  for (const [at, match] of matches.entries()) {
    const id = ids[at] ?? 0;
    // Somebody may know it by RAWG's id, though data/ gave it one of its own.
    const rawgs = match.filter(({ source }) => source === RAWG_SOURCE).map(({ key }) => Number(key));
    for (const old of [...keptOf(match), ...rawgs]) if (old !== id && !taken.has(old)) aliases.set(old, id);
    for (const { source, key } of match) {
      const isOwn = id >= MADE_IDS_FROM && source !== BUNDLED_SOURCE;
      if (isOwn && !known.has(recordName(source, key))) fresh.push({ source, key, id });
    }
  }
  return { ids, aliases, fresh };
}
