// The filters by marks come late, and only to whoever has a shelf: to anybody else they would say nothing.
import { lazy, Suspense, useSyncExternalStore } from "react";
import { hasShelf, watchForShelf } from "#web/state/shelf/has-shelf.ts";

const MarkFilters = lazy(async () => ({ default: (await import("./mark-filters.tsx")).MarkFilters }));

/** What chooses marks, or as `chips` what tells of the chosen ones above a list. */
export function LazyMarkFilters(props: { as?: "chips" }) {
  // A server that writes the page knows of none.
  const isThere = useSyncExternalStore(watchForShelf, hasShelf, () => false);
  return (
    <>
      {/* What `first-paint.ts` says of marks holds for this page. */}
      {props.as === "chips" && <span data-narrowed="" hidden />}
      <Suspense>{isThere && <MarkFilters {...props} />}</Suspense>
    </>
  );
}
