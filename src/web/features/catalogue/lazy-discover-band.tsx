// A band of Discover at the end of the home page's list, loaded as a visitor comes near it.
import { lazy, Suspense, useRef } from "react";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";

const DiscoverBand = lazy(async () => ({ default: (await import("./discover-band.tsx")).DiscoverBand }));

/** Nothing where its code or its games do not come: nobody was promised any. */
export function LazyDiscoverBand() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      <ErrorBoundary fallback={null}>
        <Suspense>{isNear && <DiscoverBand />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
