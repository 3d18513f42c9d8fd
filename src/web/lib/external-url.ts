// Addresses from outside become links only when they really are web addresses.

/** The normalised address if `text` parses as http(s) without credentials, otherwise undefined. */
export function externalUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

/** What a visitor reads for an address: its host without `www.`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
