// The subjects of games (a studio, a series, a year): which filter of a list holds a subject's games, and the address of
// its page.
import { FILTERS, type FilterKey } from "#shared/catalogue/filters.ts";
import { ROUTES } from "#shared/routes.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";

/** The filter by kind, as the table of filters calls it. */
export const SUBJECT_FILTERS = {
  studio: "developer",
  publisher: "publisher",
  person: "creator",
  series: "series",
  platform: "platform",
  genre: "genre",
  tag: "tag",
  year: "year",
} as const satisfies Record<SubjectKind, FilterKey>;

/** A slug of figures alone would be read as an id. */
export const looksLikeId = (slug: string): boolean => /^\d+$/.test(slug);

/** How the filter of a kind spells a subject in addresses: platforms go by id, the rest by slug, a year as such. */
export function subjectValue(kind: SubjectKind, { id, slug }: { id: number; slug: string }): string {
  const row = FILTERS[SUBJECT_FILTERS[kind]];
  return row.kind === "terms" && (row.by === "id" || looksLikeId(slug)) ? String(id) : slug;
}

/** Root-relative address of a subject's page. */
export const subjectAddress = (kind: SubjectKind, slug: string): string =>
  ROUTES.subject.path.replace("{kind}", kind).replace("{slug}", () => encodeURIComponent(slug));
