// The page of a subject as its address says it: which subject, and its games in which order, on which page.
import { FILTERS } from "#shared/catalogue/filters.ts";
import { matchRoute } from "#shared/match-route.ts";
import { SORT_OPTIONS, type SortKey } from "#shared/options.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { SUBJECT_KINDS, type SubjectKind } from "#shared/subject-kinds.ts";
import { SUBJECT_FILTERS, subjectAddress } from "#shared/subjects.ts";
import { FIRST_VIEW, formatView, parseView, viewAddress, viewParams } from "./catalogue-view.ts";
import { NO_FILTERS } from "./filter-values.ts";

export type SubjectName = { kind: SubjectKind; slug: string };

/** What of a list of games is chosen here; the order is undefined until somebody chooses one. */
export type SubjectView = { sort: SortKey | undefined; page: number };

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

/** The order and the page that an address names. */
export function readSubjectView(search: string): SubjectView {
  const { sort, page } = parseView(new URLSearchParams(search));
  return { sort, page };
}

/** Root-relative address of a subject's games in an order, on a page. */
export function subjectViewAddress({ kind, slug }: SubjectName, view: SubjectView): string {
  const query = formatView({ ...view, filters: NO_FILTERS });
  return `${subjectAddress(kind, slug)}${query === "" ? "" : `?${query}`}`;
}

/** A series is read from its beginning, unless another order is chosen. */
export const isInSeriesOrder = ({ kind }: SubjectName, { sort }: SubjectView) =>
  kind === "series" && sort === undefined;

const filtersOf = (kind: SubjectKind, value: string) => ({ ...NO_FILTERS, [SUBJECT_FILTERS[kind]]: value });

/** What the service is asked for. `value` is the slug, or the id, of the subject. */
export function subjectParams(name: SubjectName, value: string, view: SubjectView): GamesParams {
  const params = viewParams({ ...view, filters: filtersOf(name.kind, value) });
  return isInSeriesOrder(name, view) ? { ...params, ordering: "released", dates: ALL_DAYS } : params;
}

/** Root-relative address of the catalogue with this subject among its filters. */
export function catalogueOf(kind: SubjectKind, { id, slug }: { id: number; slug: string }): string {
  const row = FILTERS[SUBJECT_FILTERS[kind]];
  const value = row.kind === "terms" && row.by === "id" ? String(id) : slug;
  return viewAddress({ ...FIRST_VIEW, filters: filtersOf(kind, value) });
}
