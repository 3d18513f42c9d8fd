// The page of a subject as its address says it: which subject, and its games, narrowed and in which order, on which page.
import { FILTERS } from "#shared/catalogue/filters.ts";
import { matchRoute } from "#shared/match-route.ts";
import { SORT_OPTIONS } from "#shared/options.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { SUBJECT_KINDS, type SubjectKind } from "#shared/subject-kinds.ts";
import { looksLikeId, SUBJECT_FILTERS, subjectAddress, subjectValue } from "#shared/subjects.ts";
import { type CatalogueView, formatView, parseView, viewAddress, viewParams } from "./catalogue-view.ts";
import type { FilterValues } from "./filter-values.ts";
import { filtersWithin, ownFilters, type Within } from "./within.ts";

export type SubjectName = { kind: SubjectKind; slug: string };

/** The orders that are offered; the date of adding is the same as relevance. */
export const SUBJECT_ORDERS = SORT_OPTIONS.filter(({ key }) => key !== "date-added");

/** All days that a game may have come out on: whose day is not known is not among them. */
const ALL_DAYS = FILTERS.year.limits.map((year, at) => `${year}-${at === 0 ? "01-01" : "12-31"}`).join(",");

/** What cannot be decoded stays as it is, and is nobody's slug. */
function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Whose page stands at a path; undefined where it is nobody's. */
export function readSubjectName(pathname: string): SubjectName | undefined {
  const shown = matchRoute(pathname);
  if (shown.name !== "subject") return undefined;
  const kind = SUBJECT_KINDS.find((known) => known === shown.parts?.kind);
  return kind && { kind, slug: decode(shown.parts?.slug ?? "") };
}

/**
 * What all games of a subject meet, whatever else is chosen. The slug says it before anything is known of the subject; beside
 * ids, or where it looks like one, it takes the subject's own, and until that is there nothing can be asked.
 */
export function subjectWithin(
  { kind, slug }: SubjectName,
  { filters, subject }: { filters: FilterValues; subject: { id: number; slug: string } | undefined },
): { within: Within; isKnown: boolean } {
  if (kind === "year") return { within: { year: slug }, isKnown: true };
  const name = `${SUBJECT_FILTERS[kind]}_all` as const;
  const isSaid = filters[name] === "" && !looksLikeId(slug);
  const value = isSaid || subject === undefined ? slug : subjectValue(kind, subject);
  return { within: { [name]: value }, isKnown: isSaid || subject !== undefined };
}

/** The view that an address names. */
export function readSubjectView({ kind }: SubjectName, search: string): CatalogueView {
  const view = parseView(new URLSearchParams(search));
  return kind === "year" ? { ...view, filters: ownFilters(view.filters, { year: "" }) } : view;
}

/** Root-relative address of a view of a subject's games. */
export function subjectViewAddress({ kind, slug }: SubjectName, view: CatalogueView): string {
  const query = formatView(view);
  return `${subjectAddress(kind, slug)}${query === "" ? "" : `?${query}`}`;
}

/** A series is read from its beginning, unless another order is chosen. */
export const isInSeriesOrder = ({ kind }: SubjectName, { sort }: Pick<CatalogueView, "sort">) =>
  kind === "series" && sort === undefined;

/** What the service is asked for: in order of release without what has no date, which would come first. */
export function subjectParams(name: SubjectName, within: Within, view: CatalogueView): GamesParams {
  const params = viewParams({ ...view, filters: filtersWithin(view.filters, within) });
  return isInSeriesOrder(name, view) ? { ...params, ordering: "released", dates: params.dates ?? ALL_DAYS } : params;
}

/** Root-relative address of the catalogue with the same games, in the same order. */
export function catalogueOf(kind: SubjectKind, subject: { id: number; slug: string }, view: CatalogueView): string {
  const key = SUBJECT_FILTERS[kind];
  const isTaken = kind !== "year" && view.filters[key] !== "";
  const own = { [isTaken ? `${key}_all` : key]: subjectValue(kind, subject) };
  return viewAddress({ ...view, page: 1, filters: filtersWithin(view.filters, own) });
}
