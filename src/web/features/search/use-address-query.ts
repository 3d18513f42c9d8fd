import { useEffect, useRef } from "react";
import { matchRoute } from "#shared/match-route.ts";
import { type Place, usePlace } from "#web/lib/navigation.ts";
import { searchWords } from "#web/lib/search-url.ts";

/** The query that a place asks for, as it stands in its address; empty anywhere but on the results screen. */
export function addressQuery({ pathname, search }: Pick<Place, "pathname" | "search">): string {
  return matchRoute(pathname).name === "search" ? searchWords(new URLSearchParams(search)) : "";
}

/**
 * Calls `put` with the query of the results screen whenever the address brings another one; empty on leaving it. The
 * function it returns announces a query that the field itself sends off: when the address follows, the visitor may
 * already be typing the next one, which must stand.
 */
export function useAddressQuery(put: (query: string) => void): (sent: string) => void {
  const query = addressQuery(usePlace());
  const shown = useRef(query);
  const expected = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (expected.current !== query) put(query);
    expected.current = undefined;
  });
  return (sent) => {
    expected.current = sent;
  };
}
