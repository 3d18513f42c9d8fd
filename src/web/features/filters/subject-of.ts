// Which page tells of what a filter names.
import type { Match } from "#shared/catalogue/filters.ts";
import { parseRange } from "#shared/catalogue/range-text.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { looksLikeId, SUBJECT_FILTERS, subjectAddress } from "#shared/subjects.ts";

type Filter = { group: string; match: Match; value: string };

/**
 * Root-relative address of the page of what `filter` names; `slug` is its entry's own, where the lists know it. Undefined
 * for what is left out, for several years, and for what has no page.
 */
export function subjectOf({ group, match, value }: Filter, slug: string = value): string | undefined {
  const kind = SUBJECT_KINDS.find((known) => SUBJECT_FILTERS[known] === group);
  if (kind === undefined || match === "none") return undefined;
  if (kind !== "year") return looksLikeId(slug) ? undefined : subjectAddress(kind, slug);
  const { from, to } = parseRange(value) ?? {};
  return from === undefined || from !== to ? undefined : subjectAddress(kind, String(from));
}
