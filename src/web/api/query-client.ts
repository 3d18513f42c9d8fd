// The query cache: everything that came from the network is held here once. Failures are logged here, once per question,
// in the words that the question itself gives in `meta.failure`; screens decide what a visitor reads.
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { RawgError } from "#shared/rawg/client.ts";

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
    defaultOptions: {
      queries: { retry: isWorthRetrying, refetchOnWindowFocus: false, staleTime: 60_000 },
    },
  });
}
