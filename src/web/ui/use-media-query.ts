import { startTransition, useEffect, useState } from "react";
import { isDocumentState } from "#web/lib/use-taken-over.ts";

/**
 * Whether a media query matches, followed as it changes. A document is written as if it did; taking it over comes before
 * what a smaller window shows instead, which style sheets have hidden until then.
 */
export function useMediaQuery(query: string): boolean {
  const [isMatching, setMatching] = useState(() => isDocumentState() || matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => startTransition(() => setMatching(list.matches));
    follow();
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return isMatching;
}
