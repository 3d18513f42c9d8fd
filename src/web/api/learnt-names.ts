// Names of filter values that no bundled list has, learnt from answers that happened to hold them.
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";

/** Names by `group:value`; nothing is asked for them. */
export const learntNamesQuery = queryOptions<Readonly<Record<string, string>>>({
  queryKey: ["learnt-names"],
  queryFn: skipToken,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Adds names to those that are known. */
export function learnNames(client: QueryClient, names: readonly (readonly [key: string, name: string])[]): void {
  client.setQueryData(learntNamesQuery.queryKey, (known) => ({ ...known, ...Object.fromEntries(names) }));
}
