// What a document's head says to programs that follow lists: where the feed and the calendar of its list lie.
import { ALONE } from "#shared/alone.ts";
import { escapeText } from "#shared/escape-text.ts";
import { matchRoute } from "#shared/match-route.ts";
import { type PageName, ROUTES } from "#shared/routes.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { followedQuery } from "#web/lib/followed-query.ts";
import { parseView } from "#web/lib/catalogue-view.ts";
import { readSearch } from "#web/lib/search-url.ts";
import { readSubjectName, readSubjectView } from "#web/lib/subject-place.ts";
import { readSimilarId, readSimilarView, similarAddress } from "#web/lib/similar-address.ts";
import { OF_THIS_PAGE } from "./of-this-page.ts";

type Place = { pathname: string; search: string };
/** Path of a list, and what of its address its files heed. */
type Followed = { path: string; query: string };

const ofView =
  (page: PageName) =>
  ({ search }: Place) => ({
    path: ROUTES[page].path,
    query: followedQuery(parseView(new URLSearchParams(search))),
  });

/** The pages whose lists can be followed. */
const FOLLOWED: Readonly<Partial<Record<PageName, (place: Place) => Followed | undefined>>> = {
  catalogue: ofView("catalogue"),
  upcoming: ofView("upcoming"),
  search: ({ search }) => {
    const { view, ...words } = readSearch(new URLSearchParams(search));
    return { path: ROUTES.search.path, query: followedQuery(view, words) };
  },
  similar: ({ pathname, search }) => {
    const id = readSimilarId(pathname);
    return { path: similarAddress(id), query: followedQuery(readSimilarView(search)) };
  },
  subject: ({ pathname, search }) => {
    const name = readSubjectName(pathname);
    return name && { path: subjectAddress(name.kind, name.slug), query: followedQuery(readSubjectView(name, search)) };
  },
};

/** The links as markup, where there is a list and a server that writes its files; `title` is already escaped. */
export function followLinks({ status, title, ...place }: Place & { status: number; title: string }): string {
  const followed = FOLLOWED[matchRoute(place.pathname).name]?.(place);
  if (followed === undefined || status !== 200 || import.meta.env.MODE === ALONE) return "";
  const { path, query } = followed;
  const link = (file: string, type: string) => {
    const address = `${path.replace(/\/$/, "")}/${file}${query === "" ? "" : `?${query}`}`;
    return `<link rel="alternate" type="${type}" title="${title}" href="${escapeText(address)}" ${OF_THIS_PAGE}>`;
  };
  return link("feed.atom", "application/atom+xml") + link("calendar.ics", "text/calendar");
}
