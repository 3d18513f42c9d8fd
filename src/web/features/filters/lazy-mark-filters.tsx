// The filters by marks come late, and only to whoever has a shelf: to anybody else they would say nothing.
import { lazy, Suspense } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { hasShelf } from "#web/state/shelf/has-shelf.ts";

const MarkFilters = lazy(async () => ({ default: (await import("./mark-filters.tsx")).MarkFilters }));

/** What chooses marks, or as `chips` what tells of the chosen ones above a list. */
export function LazyMarkFilters(props: { as?: "chips" }) {
  const isHydrated = useHydrated();
  return <Suspense>{isHydrated && hasShelf() && <MarkFilters {...props} />}</Suspense>;
}
