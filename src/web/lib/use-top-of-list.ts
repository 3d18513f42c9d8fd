import { type RefObject, useEffect, useRef } from "react";
import { usePlace } from "./navigation.ts";

/** Another page or another choice begins at the heading that takes the result; coming Back keeps the place. */
export function useTopOfList(page: number): RefObject<HTMLHeadingElement | null> {
  const top = useRef<HTMLHeadingElement>(null);
  const { search, type } = usePlace();
  const shown = useRef({ search, page });
  useEffect(() => {
    const before = shown.current;
    if (before.search === search) return;
    shown.current = { search, page };
    if (type !== "push") return;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) window.scrollTo(0, 0);
    // The keyboard goes to the new page too; a new sort order or filter leaves it on the control that chose it.
    const isOnPages = document.activeElement?.closest("nav") !== null;
    if (before.page !== page && isOnPages) top.current?.focus({ preventScroll: true });
  }, [search, page, type]);
  return top;
}
