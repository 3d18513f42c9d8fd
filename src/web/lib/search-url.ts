// The address of the results screen, both ways: the text, and filters, sort order and page as the catalogue has them.
import { ROUTES } from "#shared/routes.ts";
import type { SubjectKind } from "#shared/subject-kinds.ts";
import { subjectAddress } from "#shared/subjects.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { type CatalogueView, filterOfService, FIRST_VIEW, formatView, parseView } from "./catalogue-view.ts";
import { hasFilters, NO_FILTERS } from "./filter-values.ts";

/** What is searched for where the address does not say. */
const SAMPLE_QUERY = "The Witcher 3";

export type SearchPlace = {
  /** Words to look for; empty where filters alone say what to list. */
  text: string;
  /** What the visitor typed where a part of it became filters; empty otherwise. */
  said: string;
  /** The words are to be taken as they are. */
  isLiteral: boolean;
  view: CatalogueView;
};

const encoded = (text: string) => encodeURIComponent(readSearchText(text));

/** Address of the results for a text; as much of it as is read survives, whatever it holds. */
export function searchUrl(text: string): string {
  return `${ROUTES.search.path}?q=${encoded(text)}`;
}

/** Address for searching these very words. */
export function literalUrl(text: string): string {
  return `${searchUrl(text)}&literal=1`;
}

/** Those that have pages, as the service calls them. */
const MAKERS: Readonly<Record<string, SubjectKind>> = {
  developers: "studio",
  publishers: "publisher",
  series: "series",
  creators: "person",
};

/** Address of the games of a studio, series or person: the page of the one, or the list of a family of several. */
export function makerUrl({ parameter, value }: Pick<NamedMaker, "parameter" | "value">): string {
  const kind = MAKERS[parameter];
  if (kind !== undefined && !value.includes(",")) return subjectAddress(kind, value);
  const filter = filterOfService(parameter, value);
  const filters = filter === undefined ? NO_FILTERS : { ...NO_FILTERS, [filter.name]: filter.value };
  return searchAddress({ text: "", said: "", isLiteral: false, view: { ...FIRST_VIEW, filters } });
}

/** Is there nothing to look for: neither words nor filters, nor an order that words like "best games" ask for? */
const isNothing = (text: string, { filters, sort }: CatalogueView): boolean =>
  text === "" && !hasFilters(filters) && (sort ?? "relevance") === "relevance";

/** Address of some results. Where nothing is left to search for, what was said counts as it stands. */
export function searchAddress({ text, said, isLiteral, view }: SearchPlace): string {
  if (isNothing(text, view)) return said === "" ? ROUTES.search.path : literalUrl(said);
  const query = formatView(view);
  const parts = [said === "" ? "" : `said=${encoded(said)}`, isLiteral ? "literal=1" : "", query];
  return [searchUrl(text), ...parts.filter((part) => part !== "")].join("&");
}

const words = (params: URLSearchParams, name: "q" | "said") => readSearchText(params.get(name) ?? "").trim();

/** What the address asks for; the built-in sample where it asks for nothing. */
export function readSearch(params: URLSearchParams): SearchPlace {
  const text = words(params, "q");
  const view = parseView(params);
  const isSample = isNothing(text, view);
  return {
    text: isSample ? SAMPLE_QUERY : text,
    said: words(params, "said"),
    isLiteral: params.get("literal") === "1" || isSample,
    view,
  };
}

/** The words that stand in the search box while the address is shown. */
export function searchWords(params: URLSearchParams): string {
  return readSearchText(params.get("said") || (params.get("q") ?? ""));
}
