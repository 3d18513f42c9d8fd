// What to look for where another app shares something with this one: a title, some text, an address, or all of them. What
// comes is anybody's: it becomes words to search for, or the page of a game of this very site, and nothing else.
import { gameAddress, matchRoute } from "#shared/match-route.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { fromBrowser } from "./base.ts";
import { searchUrl } from "./search-url.ts";

const ADDRESSES = /\bhttps?:\/\/\S+/giu;
/** Longer than any title. */
const WORDS_MAX = 200;
/** Words of an address that are no title: numbers, and what shops put around it. */
const NO_TITLE = /^(?:\d+|app|apps|game|games|product|products|store|details|p|[a-z]{2}(?:-[a-z]{2})?)$/i;

type Shared = Readonly<Record<"title" | "text" | "url", string>>;

const inLine = (text: string) => readSearchText(text).replaceAll(/\s+/g, " ").trim().slice(0, WORDS_MAX).toWellFormed();

/** "Portal 2" of an address that ends in `/app/620/Portal_2/`. */
function titleIn(address: URL): string {
  const segments = address.pathname.split("/").map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return "";
    }
  });
  const named = segments.findLast((segment) => segment !== "" && !NO_TITLE.test(segment)) ?? "";
  return inLine(named.replaceAll(/[-_+.]+/g, " "));
}

/** The page of a game of this site, if that is what was shared. */
function ownGame(address: URL, origin: string): string | undefined {
  if (address.origin !== origin) return undefined;
  const shown = matchRoute(fromBrowser(address.pathname));
  return shown.name === "game" && shown.id !== undefined ? gameAddress(shown.id) : undefined;
}

const read = (params: URLSearchParams): Shared => ({
  title: params.get("title") ?? "",
  text: params.get("text") ?? "",
  url: params.get("url") ?? "",
});

/** Where what was shared leads, and the words for it; undefined where nothing can be looked for. `origin` is this site's. */
export function readSharedWords(search: string, origin: string): { words: string; href: string } | undefined {
  const { title, text, url } = read(new URLSearchParams(search));
  const addresses = [url, ...(text.match(ADDRESSES) ?? [])].flatMap((each) => URL.parse(each) ?? []);
  for (const address of addresses) {
    const own = ownGame(address, origin);
    if (own !== undefined) return { words: inLine(title) || own, href: own };
  }
  const said = inLine(text.replaceAll(ADDRESSES, " "));
  const words = [said, inLine(title), ...addresses.map(titleIn)].find((each) => each !== "");
  return words === undefined ? undefined : { words, href: searchUrl(words) };
}
