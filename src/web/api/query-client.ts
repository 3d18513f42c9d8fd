// The query cache: everything that came from the network is held here once. Failures are logged here, once per question,
// in the words that the question itself gives in `meta.failure`; screens decide what a visitor reads.
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/rawg-error.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Text for the log when the question fails; without it the error is logged as it is. */
      failure?: (error: Error) => string;
    };
  }
}

const RETRIES = 2;

/** A 4xx answer will not get better by asking again. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (error instanceof RawgError && error.status < 500) return false;
  return failureCount < RETRIES;
}

const QUERIES = {
  retry: isWorthRetrying,
  refetchOnWindowFocus: false,
  staleTime: 60_000,
  // Without a network the service worker may still know the answer.
  networkMode: "always",
} as const;

/** Creates the app's query cache. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The log is for whoever runs the site; visitors read the screen's own words.
        // oxlint-disable-next-line no-console
        console.error(query.meta?.failure?.(error) ?? error);
      },
    }),
    defaultOptions: { queries: QUERIES },
  });
}

/** What the screens have shown came from elsewhere, and is not to be seen again. */
export function askAnew(client: QueryClient): void {
  client.removeQueries({ type: "inactive" });
  void client.invalidateQueries();
}

/** A cache for one document: each question is asked once, and the server has a log of its own. */
export function createDocumentQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { ...QUERIES, retry: false, retryOnMount: false } } });
}

/** Lets a document's failed answers stand until it has been hydrated; the function that it returns ends that. */
export function keepFailures(client: QueryClient): () => void {
  client.setDefaultOptions({ queries: { ...QUERIES, retryOnMount: false } });
  return () => client.setDefaultOptions({ queries: QUERIES });
}
