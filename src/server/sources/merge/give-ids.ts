// Ids for games: RAWG's where RAWG has the game, else the one that it was given before, else one made of the record that
// it begins with. A game keeps every id that it ever had, so that links and favourites lead to it.
import { hash } from "node:crypto";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { MADE_IDS_FROM } from "#shared/game-id.ts";
import type { KeptId } from "#server/sources/record-store.ts";
import { recordName } from "./decisions.ts";
import type { Match, Matches } from "./matches.ts";
import { BUNDLED_SOURCE, RAWG_SOURCE } from "./source-names.ts";

const OWN_COUNT = 2 ** 30;

export type GivenIds = {
  /** In the order of the matches. */
  ids: readonly number[];
  /** Ids that led to a game before, and the one that it has now. */
  aliases: ReadonlyMap<number, number>;
  /** Those that are new; put together when they are asked for, because there may be a million of them. */
  fresh: () => KeptId[];
};

function ownId(name: string, isTaken: (id: number) => boolean): number {
  const start = hash("sha256", name, "buffer").readUInt32BE(0) % OWN_COUNT;
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
export function giveIds(matches: Matches, known: ReadonlyMap<string, number>): GivenIds {
  const taken = new Set<number>();
  const ids = Array.from(matches, (match) => {
    const id = saidId(match);
    if (id === undefined || taken.has(id)) return 0;
    taken.add(id);
    return id;
  });
  const keptOf = (match: Match) =>
    known.size === 0 ? [] : match.flatMap(({ source, key }) => known.get(recordName(source, key)) ?? []);
  for (let game = 0; game < ids.length; game += 1) {
    if (ids[game] !== 0) continue;
    const match = matches.at(game) ?? [];
    const [first] = match;
    const kept = keptOf(match).find((id) => !taken.has(id));
    const id = kept ?? ownId(recordName(first?.source ?? "", first?.key ?? ""), (other) => taken.has(other));
    taken.add(id);
    ids[game] = id;
  }
  const aliases = new Map<number, number>();
  /** Their games, and which of the games' records. */
  const [freshGames, freshPlaces] = [new GrowingArray(), new GrowingArray()];
  for (const [game, id] of ids.entries()) {
    const match = matches.at(game) ?? [];
    // Somebody may know it by RAWG's id, though data/ gave it one of its own.
    const rawgs = match.filter(({ source }) => source === RAWG_SOURCE).map(({ key }) => Number(key));
    for (const old of [...keptOf(match), ...rawgs]) if (old !== id && !taken.has(old)) aliases.set(old, id);
    if (id < MADE_IDS_FROM) continue;
    for (const [place, { source, key }] of match.entries()) {
      if (source === BUNDLED_SOURCE || known.has(recordName(source, key))) continue;
      freshGames.push(game);
      freshPlaces.push(place);
    }
  }
  return { ids, aliases, fresh: listsFresh({ matches, ids, freshGames, freshPlaces }) };
}

type Fresh = { matches: Matches; ids: readonly number[]; freshGames: GrowingArray; freshPlaces: GrowingArray };

/** Made apart, for a function keeps all in memory that lies where it was made: what was known before is to go. */
function listsFresh({ matches, ids, freshGames, freshPlaces }: Fresh): () => KeptId[] {
  return () =>
    Array.from(freshGames.view(), (game, at) => {
      const { source = "", key = "" } = matches.at(game)?.[freshPlaces.get(at)] ?? {};
      return { source, key, id: ids[game] ?? 0 };
    });
}
