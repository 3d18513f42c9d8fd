// Which page tells of what a filter names.
import type { Match } from "#shared/catalogue/filters.ts";
import { parseRange } from "#shared/catalogue/range-text.ts";
import { SUBJECT_KINDS, type SubjectKind } from "#shared/subject-kinds.ts";
import { looksLikeId, SUBJECT_FILTERS, subjectAddress } from "#shared/subjects.ts";

type Filter = { group: string; match: Match; value: string };
/** An entry of a list of options, as far as its page is concerned. */
type Entry = { slug: string; isTag: boolean };

function kindOf(group: string, entry: Entry | undefined): SubjectKind | undefined {
  // Kinds of game are offered among the genres; one that no list has may be either.
  if (group === "genre" && entry?.isTag !== false) return entry && "tag";
  return SUBJECT_KINDS.find((known) => SUBJECT_FILTERS[known] === group);
}

/**
 * Root-relative address of the page of what `filter` names; `entry` is what the lists have of it. Undefined for what is left
 * out, for several years, and for what has no page.
 */
export function subjectOf({ group, match, value }: Filter, entry?: Entry): string | undefined {
  const kind = match === "none" ? undefined : kindOf(group, entry);
  if (kind === undefined) return undefined;
  const slug = entry?.slug ?? value;
  if (kind !== "year") return looksLikeId(slug) ? undefined : subjectAddress(kind, slug);
  const { from, to } = parseRange(value) ?? {};
  return from === undefined || from !== to ? undefined : subjectAddress(kind, String(from));
}
