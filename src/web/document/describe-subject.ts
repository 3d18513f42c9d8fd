// The page of a subject for search engines and previews: a sentence of facts, and its games in the words of schema.org.
import type { QueryClient } from "@tanstack/react-query";
import { gameAddress } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { ROUTES } from "#shared/routes.ts";
import type { Subject } from "#shared/subject.ts";
import { subjectQuery } from "#web/api/subject.ts";
import { FIRST_VIEW, PAGE_SIZE } from "#web/lib/catalogue-view.ts";
import { hasFilters } from "#web/lib/filter-values.ts";
import { readSubjectName, readSubjectView, subjectViewAddress } from "#web/lib/subject-place.ts";
import { factsLine, roleWords, spanWords, subjectName, subjectTitle } from "#web/lib/subject-words.ts";
import { t } from "#web/lib/t.ts";
import type { Pair } from "./preview-meta.ts";
import { structuredCrumbs } from "./structured-crumbs.ts";

const NAMED = 3;

/** What schema.org calls those kinds that it has a word for. */
const TYPES: Readonly<Partial<Record<Subject["kind"], string>>> = {
  studio: "Organization",
  publisher: "Organization",
  person: "Person",
  series: "VideoGameSeries",
};

/** "Games by Valve Software: 30 games · 1998–2022. Best reviewed: …". */
function sentenceOf(subject: Subject): string {
  const { best, known } = subject;
  const names = known.slice(0, NAMED).map(({ name }) => name);
  return [
    t("subject.summary", { title: subjectTitle(subject), facts: factsLine(subject) }),
    best === null ? "" : t("subject.summaryBest", { name: best.name, score: best.metacritic ?? 0 }),
    t("subject.summaryKnown", { names: names.join(", ") }),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** How many games, and from when to when. */
const pairsOf = (subject: Subject): Pair[] => {
  const pairs = [
    [t("subject.games"), String(subject.games_count)],
    [t("subject.years"), spanWords(subject)],
  ] as const;
  return pairs.filter(([, value]) => value !== "");
};

/** The games on the page, and where it is known to be. */
type Listed = { games: readonly GameListItem[]; page: number; origin: string | undefined; address: string };

/** schema.org's `CollectionPage` with its games, the way to it, and what it is about. Addresses need an origin. */
function structuredSubject(subject: Subject, { games, page, origin, address }: Listed) {
  const at = (path: string) => (origin === undefined ? undefined : `${origin}${path}`);
  const name = subjectName(subject);
  const url = at(address);
  const type = TYPES[subject.kind];
  const roles = subject.roles.map(roleWords);
  const crumbs = [
    { name: t("crumbs.games"), href: ROUTES.catalogue.path },
    { name, href: address },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        name: subjectTitle(subject),
        url,
        about: type && { "@type": type, name, url, jobTitle: roles.length > 0 ? roles : undefined },
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: subject.games_count,
          itemListElement: games.map((game, place) => ({
            "@type": "ListItem",
            position: (page - 1) * PAGE_SIZE + place + 1,
            name: game.name,
            url: at(gameAddress(game.id)),
          })),
        },
      },
      ...(origin === undefined ? [] : [structuredCrumbs(origin, crumbs)]),
    ],
  };
}

type SubjectRequest = { pathname: string; search: string; client: QueryClient; origin: string | undefined };

/**
 * What is said of a subject's page; nothing where there is none. Its games in another order, or narrowed, are
 * the same page; what filters leave is nothing for an index.
 */
export function describeSubject({ pathname, search, client, origin }: SubjectRequest) {
  const place = readSubjectName(pathname);
  const subject = place && client.getQueryData(subjectQuery(place.kind, place.slug).queryKey);
  if (place === undefined || subject === undefined) return { address: undefined, isForSearchEngines: false };
  const { filters, sort, page } = readSubjectView(place, search);
  const isNarrowed = hasFilters(filters);
  const address = subjectViewAddress(
    { kind: place.kind, slug: subject.slug },
    { ...FIRST_VIEW, page: sort === undefined && !isNarrowed ? page : 1 },
  );
  // Past the end the first page has been asked for, too.
  const [games = []] = client
    .getQueriesData<Page<GameListItem>>({ queryKey: ["games"] })
    .flatMap(([[, , shown], list]) => (shown !== page || list === undefined ? [] : [list.results]));
  return {
    text: sentenceOf(subject),
    pairs: pairsOf(subject),
    address,
    picture: subject.known[0]?.background_image,
    drawn: { page: "subject", kind: place.kind, slug: subject.slug } as const,
    isForSearchEngines: games.length > 0 && !isNarrowed,
    structured: isNarrowed ? undefined : structuredSubject(subject, { games, page, origin, address }),
  };
}
