// What RAWG may know a game by.
import type { Ref } from "#server/games/source.ts";

/** RAWG counts its games in hundreds of thousands; from here on lie the ids that Ludex gives by itself. */
const RAWG_IDS_BELOW = 2_000_000_000;

/** Can `ref` be RAWG's at all? Spares calls, and paths that mean something else. */
export function isPossibleRef(ref: Ref): boolean {
  return typeof ref === "number" ? ref > 0 && ref < RAWG_IDS_BELOW : /^[\p{L}\p{N}_-]{1,200}$/u.test(ref);
}

export const gamePath = (ref: Ref): string => `games/${encodeURIComponent(String(ref))}`;
