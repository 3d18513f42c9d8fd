// Where a game is sold: apart from other addresses, because the table of stores is no part of the first load.
import type { GameDetail } from "#shared/rawg/game.ts";
import { storeSearch } from "#shared/store-search.ts";
import { externalUrl } from "./external-url.ts";

type StoreInGame = GameDetail["stores"][number];

/** The home page of a store's domain, or undefined if `domain` is not a plain host name. */
function storeHome(domain: string): string | undefined {
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(domain)) return undefined;
  return externalUrl(`https://${domain}`);
}

/**
 * Where a game is sold in a store, always by https: the address told for it, else the store's search for the game's name,
 * else, of a store that cannot be searched, its home page. Undefined where none of them can be had.
 */
export function storeUrl({ store, url }: StoreInGame, game: string): string | undefined {
  const told = externalUrl(url.replace(/^http:/i, "https:"));
  return told ?? storeSearch(store.slug, game) ?? storeHome(store.domain ?? "");
}
