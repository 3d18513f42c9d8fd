// Addresses from outside become links only when they really are web addresses.
import type { GameDetail } from "#shared/rawg/game.ts";
import { storeSearch } from "#shared/store-search.ts";

type StoreInGame = GameDetail["stores"][number];

/** The normalised address if `text` parses as http(s) without credentials, otherwise undefined. */
export function externalUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

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

/** What a visitor reads for an address: its host without `www.`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
