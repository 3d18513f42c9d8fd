// The games that are compared, as an address names them: `?ids=1,2,3`. What is no game's id is never taken for one, and said.
import { parseGameId } from "#shared/game-id.ts";
import { ROUTES } from "#shared/routes.ts";

/** So many stand side by side. */
export const COMPARED_MAX = 4;
/** As much of what was refused is said again. */
const REFUSED_MAX = 5;
const REFUSED_LENGTH_MAX = 24;

export type Compared = {
  /** Each once, in the order of the address, at most four. */
  ids: readonly number[];
  /** Parts of the address that are no ids, cut to what can be shown. */
  refused: readonly string[];
  /** Were there more games than fit? */
  isCut: boolean;
};

const cut = (text: string) =>
  text.length > REFUSED_LENGTH_MAX ? `${text.slice(0, REFUSED_LENGTH_MAX).toWellFormed()}…` : text.toWellFormed();

export function readCompared(search: string): Compared {
  const parts = new URLSearchParams(search)
    .getAll("ids")
    .flatMap((text) => text.split(","))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const ids = [...new Set(parts.flatMap((part) => parseGameId(part) ?? []))];
  const refused = [...new Set(parts.filter((part) => parseGameId(part) === undefined).map(cut))];
  return { ids: ids.slice(0, COMPARED_MAX), refused: refused.slice(0, REFUSED_MAX), isCut: ids.length > COMPARED_MAX };
}

/** Address of these games side by side. */
export function compareAddress(ids: readonly number[]): string {
  const chosen = [...new Set(ids)].slice(0, COMPARED_MAX);
  return chosen.length === 0 ? ROUTES.compare.path : `${ROUTES.compare.path}?ids=${chosen.join(",")}`;
}

/** The one address of these games, whatever order they stand in. */
export const canonicalCompareAddress = (ids: readonly number[]): string =>
  compareAddress(ids.toSorted((a, b) => a - b));
