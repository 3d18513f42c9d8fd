// What is to be said of one subject: a studio, a series, a year.
import { queryOptions } from "@tanstack/react-query";
import { SubjectSchema } from "#shared/subject.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { rawgOf } from "./rawg.ts";

const FRESH_MS = 10 * 60_000;

/** The facts of a subject. One that no game has rejects with a `RawgError` of status 404. */
export function subjectQuery(kind: SubjectKind, slug: string) {
  return queryOptions({
    queryKey: ["subject", kind, slug],
    queryFn: ({ client, signal }) =>
      rawgOf(client).ask(SubjectSchema, `subjects/${kind}/${encodeURIComponent(slug)}`, { signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    meta: { failure: (error) => `Error: ${error.message}` },
  });
}
