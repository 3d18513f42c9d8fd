// The empty list with what leads on from it, loaded when a list is empty for the first time.
import { Suspense } from "react";
import { preloadable } from "#web/lib/preloadable.tsx";
import { t } from "#web/lib/t.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import styles from "./lazy-nothing-found.module.css";
import type { NothingFoundProps } from "./nothing-found.tsx";

const NothingFound = preloadable(async () => (await import("./nothing-found.tsx")).NothingFound);

const bare = <EmptyState title={t("hints.nothingFound")} />;

export function LazyNothingFound(props: NothingFoundProps) {
  return (
    <div className={styles.place} data-nothing-found="">
      <ErrorBoundary
        fallback={
          <>
            {bare}
            {props.after}
          </>
        }
      >
        <Suspense fallback={bare}>
          <NothingFound {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Fetches the code ahead where the server's document shows an empty list, so that hydrating it moves nothing. */
export async function preloadNothingFound(document: ParentNode): Promise<void> {
  if (document.querySelector("[data-nothing-found]") !== null) await NothingFound.preload();
}
