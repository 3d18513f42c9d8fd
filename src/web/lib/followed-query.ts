// What the feed and the calendar of a list heed of its address.
import { type CatalogueView, formatView } from "./catalogue-view.ts";

type Words = { text: string; isLiteral: boolean };
const NO_WORDS: Words = { text: "", isLiteral: false };

/** Query text without `?`: words that are searched for, and filters. Neither an order nor a page changes what is followed. */
export function followedQuery({ filters }: Pick<CatalogueView, "filters">, words = NO_WORDS): string {
  const said = words.text === "" ? "" : `q=${encodeURIComponent(words.text)}${words.isLiteral ? "&literal=1" : ""}`;
  return [said, formatView({ filters, sort: undefined, page: 1 })].filter((part) => part !== "").join("&");
}
