// The empty list with what leads on from it, loaded when a list is empty for the first time.
import { type ReactNode, Suspense } from "react";
import { preloadable } from "#web/lib/preloadable.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import styles from "./lazy-nothing-found.module.css";
import type { NothingFoundProps } from "./nothing-found.tsx";

const NothingFound = preloadable(async () => (await import("./nothing-found.tsx")).NothingFound);

const bare = <EmptyState title="No results found." />;

type LazyNothingFoundProps = NothingFoundProps & {
  /** What stands below the message. */
  after: ReactNode;
};

export function LazyNothingFound({ after, ...props }: LazyNothingFoundProps) {
  return (
    <div className={styles.place}>
      <div className={styles.message} data-nothing-found="">
        <ErrorBoundary fallback={bare}>
          <Suspense fallback={bare}>
            <NothingFound {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
      {after}
    </div>
  );
}

/** Fetches the code ahead where the server's document shows an empty list, so that hydrating it moves nothing. */
export async function preloadNothingFound(document: ParentNode): Promise<void> {
  if (document.querySelector("[data-nothing-found]") !== null) await NothingFound.preload();
}
