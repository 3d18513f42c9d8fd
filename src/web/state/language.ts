// The language that a visitor chose, kept in a cookie: the server writes the next document in it.
import { LANGUAGE_COOKIE, type Language } from "#shared/languages.ts";

const YEAR_S = 365 * 24 * 60 * 60;

/** Asks for `language` from the next document on. Where the browser keeps no cookies, nothing changes. */
function keepLanguage(language: Language): void {
  // The other way is asynchronous, and the page is left at once.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** Shows the page anew in `language`. */
export function speak(language: Language): void {
  keepLanguage(language);
  location.reload();
}
