// The language in which a visitor wants to be spoken to.
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES, type Language } from "#shared/languages.ts";

const CHOSEN = `${LANGUAGE_COOKIE}=`;
/** What an answer in one of several languages depends on, besides its encoding. */
export const LANGUAGE_VARY = "Accept-Language, Cookie";

/** Browsers say the same few things in this header. */
const negotiated = new LRUCache<string, Language>({ max: 100 });
const HEADER_KEPT_MAX = 100;

const asLanguage = (text: string | undefined) => LANGUAGES.find((language) => language === text);

function negotiate(accepted: string): Language {
  const known = negotiated.get(accepted);
  if (known !== undefined) return known;
  const [best] = new Negotiator({ headers: { "accept-language": accepted } }).languages([...LANGUAGES]);
  const language = asLanguage(best) ?? DEFAULT_LANGUAGE;
  if (accepted.length <= HEADER_KEPT_MAX) negotiated.set(accepted, language);
  return language;
}

/** What the visitor chose, else what the browser asks for, else the default. Unknown and unreadable wishes are none. */
export function visitorLanguage(headers: Pick<IncomingHttpHeaders, "cookie" | "accept-language">): Language {
  const cookies = headers.cookie?.split(";").map((cookie) => cookie.trim()) ?? [];
  const chosen = cookies.find((cookie) => cookie.startsWith(CHOSEN))?.slice(CHOSEN.length);
  const language = asLanguage(chosen);
  if (language !== undefined) return language;
  const accepted = headers["accept-language"];
  return accepted === undefined ? DEFAULT_LANGUAGE : negotiate(accepted);
}
