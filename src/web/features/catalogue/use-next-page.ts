import { type RefObject, useEffect, useRef } from "react";
import { PAGE_MAX } from "#web/lib/catalogue-view.ts";
import { NEAR_MARGIN } from "#web/ui/use-near-viewport.ts";

type Pages = { page: number; total: number; onApproach: (page: number) => void };

/**
 * Approaches the next page once the bar with this ref comes near a visitor who scrolls: whoever reads on is likely to go on.
 */
export function useNextPage({ page, total, onApproach }: Pages): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const approach = useRef(onApproach);
  useEffect(() => {
    approach.current = onApproach;
  });
  useEffect(() => {
    if (bar.current === null || page >= Math.min(total, PAGE_MAX)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        approach.current(page + 1);
      },
      { rootMargin: NEAR_MARGIN },
    );
    const seen = bar.current;
    const watch = () => observer.observe(seen);
    if (scrollY > 0) watch();
    else addEventListener("scroll", watch, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", watch);
      observer.disconnect();
    };
  }, [page, total]);
  return bar;
}
