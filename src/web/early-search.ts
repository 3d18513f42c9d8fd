// Letters typed into the document's search field before the app listened. The field itself takes them up when it has been
// hydrated; on a slow phone the answer is on its way by then.
import type { QueryClient } from "@tanstack/react-query";
import { suggestionsFor, suggestionsQuery } from "#web/api/search-games.ts";

/** Asks for the suggestions for what stands in a search field that has the focus. */
export function askForTyped(client: QueryClient): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.name !== "q" || field.value === field.defaultValue) return;
  const wanted = suggestionsFor(field.value);
  if (wanted !== undefined) void client.prefetchQuery(suggestionsQuery(wanted));
}
