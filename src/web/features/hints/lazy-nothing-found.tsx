// The empty list with what leads on from it, loaded when a list is empty for the first time.
import { lazy, Suspense } from "react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import type { NothingFoundProps } from "./nothing-found.tsx";

const NothingFound = lazy(async () => ({ default: (await import("./nothing-found.tsx")).NothingFound }));

const bare = <EmptyState title="No results found." />;

export function LazyNothingFound(props: NothingFoundProps) {
  return (
    <ErrorBoundary fallback={bare}>
      <Suspense fallback={bare}>
        <NothingFound {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
