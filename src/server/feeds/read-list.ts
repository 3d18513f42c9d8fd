// Which list an address of a feed or a calendar means: a page's own path and query, read into what the protocol is asked.
import { BASIC_OPTIONS, STORE_OPTIONS } from "#shared/options.ts";
import { chipParams } from "#shared/search/chips.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { type PageName, ROUTES } from "#shared/routes.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { FILTERS, TERMS, TERM_GROUPS } from "#shared/catalogue/filters.ts";
import type { Understanding } from "#shared/search/hints.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { FollowedSubject, SubjectName } from "./followed-subject.ts";
import { isOfLikeness, isOfYears, type ReadFilter, readFilters, unreadable } from "./read-filters.ts";

/** Longer addresses are nobody's lists. */
const QUERY_MAX = 2000;

/** The pages whose lists can be followed, beside those of subjects. */
export const FOLLOWED = ["catalogue", "search", "upcoming"] as const satisfies readonly PageName[];

/** Where a list lies. */
export type FollowedList =
  | { page: (typeof FOLLOWED)[number] }
  | { page: "subject"; subject: SubjectName }
  | { page: "similar"; id: number };

export type AskedList = {
  page: FollowedList["page"];
  /** Of the page, without a slash at its end. */
  path: string;
  filters: readonly ReadFilter[];
  /** What is searched for; empty where filters alone say what to list. */
  words: string;
  /** Are the words to be taken as they are? */
  isLiteral: boolean;
  /** The query in its one spelling, without `?`: equal lists, equal texts. */
  query: string;
};

function wordsOf(query: URLSearchParams): string {
  return readSearchText(query.get("q") ?? "")
    .trim()
    .split(/\s+/)
    .join(" ");
}

function pathOf(place: FollowedList): string {
  if (place.page === "subject") return subjectAddress(place.subject.kind, place.subject.slug);
  const { path } = ROUTES[place.page];
  return place.page === "similar" ? path.replace("{id}", String(place.id)) : path;
}

/** Reads the query of an address. Throws 400 for what cannot be read, and for a search for nothing. */
export function readList(place: FollowedList, text: string): AskedList {
  const { page } = place;
  if (text.length > QUERY_MAX) throw new HttpError(400, "bad_filter", "The address is too long.");
  const given = new URLSearchParams(text);
  const filters = readFilters(given);
  // The page overlooks other years, and other games to be like, beside its own.
  if (place.page === "subject" && place.subject.kind === "year" && filters.some(isOfYears)) throw unreadable("years");
  if (place.page === "similar" && filters.some(isOfLikeness)) throw unreadable(FILTERS.like.wire);
  const words = page === "search" ? wordsOf(given) : "";
  if (page === "search" && words === "" && filters.length === 0) {
    throw new HttpError(400, "no_search", "The address says nothing to search for: put ?q= and words behind it.");
  }
  const isLiteral = words !== "" && given.get("literal") === "1";
  const spelled = new URLSearchParams([
    ...(words === "" ? [] : [["q", words]]),
    ...(isLiteral ? [["literal", "1"]] : []),
    ...filters.map(({ name, text: value }) => [name, value]),
  ]);
  return {
    page,
    path: pathOf(place).replace(/\/$/, ""),
    filters,
    words,
    isLiteral,
    query: spelled.toString().replaceAll("%2C", ","),
  };
}

/** Root-relative address of the list, or of a file beside it. */
export function addressOf({ path, query }: AskedList, file?: string): string {
  const at = file === undefined ? path || "/" : `${path}/${file}`;
  return query === "" ? at : `${at}?${query}`;
}

/** With what is known of the subject, or the likeness, whose games they are. */
export type KnownList = AskedList & { subject: FollowedSubject | undefined };

/** What the list is asked for with; `understood` is what its words were read as. */
export function paramsOf(
  { filters, words, subject }: KnownList,
  understood: Understanding | undefined,
): URLSearchParams {
  const read = understood?.filters ?? [];
  const within = subject === undefined ? [] : [subject];
  const own = [...within, ...filters].map(({ parameter, value }) => ({ parameter, value, name: value }));
  const params = new URLSearchParams({ genre_tags: "true", ...chipParams([...read, ...own]) });
  const rest = understood?.text ?? words;
  if (rest !== "") params.set("search", rest);
  return params;
}

const OPTIONS: typeof BASIC_OPTIONS = { ...BASIC_OPTIONS, stores: STORE_OPTIONS };

/** What a filter's values are called, as far as that is at hand. */
function nameOf({ name, text }: ReadFilter): string {
  const group = TERM_GROUPS.find((each) => name === each || name.startsWith(`${each}_`));
  const options = group === undefined ? undefined : OPTIONS[group];
  const isById = group !== undefined && TERMS[group].by === "id";
  const names = text
    .split(",")
    .map((value) => options?.find(({ id, slug }) => value === (isById ? String(id) : slug))?.name ?? value);
  return `${name.endsWith("_none") ? "not " : ""}${names.join(", ")}`;
}

const LISTS: Readonly<Record<FollowedList["page"], string>> = {
  catalogue: "Games",
  search: "Search",
  upcoming: ROUTES.upcoming.title,
  subject: "Games",
  similar: ROUTES.similar.title,
};

/** What the list is called. */
export function titleOf({ page, words, filters, subject }: KnownList): string {
  const list = subject?.title ?? LISTS[page];
  const said = [...(words === "" ? [] : [`“${words}”`]), ...filters.map(nameOf)];
  return `Ludex · ${said.length === 0 ? list : `${list}: ${said.join(" · ")}`}`;
}
