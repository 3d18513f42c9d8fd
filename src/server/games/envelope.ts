// The envelope around every list, with its neighbours' addresses spelled as RAWG spells them: parameters sorted by
// name and percent-encoded, no `page` on the way back to the first page. A `key` is never repeated.
import { invalidPage } from "./query.ts";
import type { PageRequest, Slice } from "./source.ts";

/** Where a list lives: absolute address without query, and what it was asked with. */
export type ListAddress = { url: string; query: URLSearchParams };

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
}

/** The query text without its key, sorted by name. Equal questions have equal text. */
export function canonicalSearch(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== "key")
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join("&");
}

function pageAddress({ url, query }: ListAddress, page: number): string {
  const asked = new URLSearchParams(query);
  if (page === 1) asked.delete("page");
  else asked.set("page", String(page));
  const text = canonicalSearch(asked);
  return text === "" ? url : `${url}?${text}`;
}

/** Wraps a page. Throws `Invalid page.` when it lies beyond the end; the first page of an empty list does not. */
export function envelope<T>(slice: Slice<T>, request: PageRequest, address: ListAddress) {
  const { count, page, results } = slice;
  if (page > 1 && (page - 1) * request.pageSize >= count) throw invalidPage();
  return {
    count,
    next: page * request.pageSize < count ? pageAddress(address, page + 1) : null,
    previous: page > 1 ? pageAddress(address, page - 1) : null,
    results,
    ...(slice.wished === undefined ? {} : { wished: slice.wished }),
  };
}
