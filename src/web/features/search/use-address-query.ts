import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `put` with the query of the results screen whenever the address brings another one; empty on leaving it. */
export function useAddressQuery(put: (query: string) => void): void {
  const { pathname, search } = useLocation();
  const query = pathname === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    put(query);
  });
}
