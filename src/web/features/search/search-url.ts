// The address of the results screen, both ways.

/** What is searched for where the address does not say. */
export const SAMPLE_QUERY = "The Witcher 3";

/** Address of the results for a text; whatever the text holds survives. */
export function searchUrl(text: string): string {
  return `/search?q=${encodeURIComponent(text.toWellFormed())}`;
}

/** The text that the address asks for, or the built-in sample where it asks for nothing. */
export function readSearchQuery(params: URLSearchParams): string {
  return (params.get("q") ?? "").trim() || SAMPLE_QUERY;
}
