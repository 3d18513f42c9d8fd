// Addresses from outside become links only when they really are web addresses.

/** The normalised address if `text` parses as http(s) without credentials, otherwise undefined. */
export function externalUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

/** The home page of a store's domain, or undefined if `domain` is not a plain host name. */
export function storeUrl(domain: string): string | undefined {
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(domain)) return undefined;
  return externalUrl(`https://${domain}`);
}

/** What a visitor reads for an address: its host without `www.`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
