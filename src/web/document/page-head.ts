// The head of a document for those who read no further: search engines, and whoever draws a preview of a shared link.
// Screens bring their own titles; this is the rest. Addresses that leave the page need an origin that somebody vouches for.
import { t } from "#web/lib/t.ts";
import type { QueryClient } from "@tanstack/react-query";
import { ALONE } from "#shared/alone.ts";
import { parseArtworkPath } from "#shared/artwork.ts";
import { buildImageUrl } from "#shared/images.ts";
import { gameAddress, matchRoute } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { oembedAddress } from "#shared/oembed-address.ts";
import type { PagePreview } from "#shared/page-renderer.ts";
import {
  gamePreviewAddress,
  PREVIEW_HEIGHT_PX,
  PREVIEW_WIDTH_PX,
  previewAddress,
  type PreviewedPage,
} from "#shared/previews.ts";
import { type PageName, ROUTES, tabTitle } from "#shared/routes.ts";
import { discoverQuery } from "#web/api/discover.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";
import { FIRST_VIEW, parseView, viewAddress } from "#web/lib/catalogue-view.ts";
import { isSoughtPair } from "#web/lib/alike-games.ts";
import { canonicalCompareAddress, compareAddress, readCompared } from "#web/lib/compare-address.ts";
import { crumbsOf } from "#web/lib/crumbs-of.ts";
import { hasFilters } from "#web/lib/filter-values.ts";
import { readSearch, searchUrl } from "#web/lib/search-url.ts";
import { readSimilarId, similarAddress } from "#web/lib/similar-address.ts";
import { factsOf, structuredGame, summaryOf, trailerOf } from "./describe-game.ts";
import { describeSubject } from "./describe-subject.ts";
import { followLinks } from "./follow-links.ts";
import { escapeText } from "#shared/escape-text.ts";
import { jsonForMarkup, unescapeText } from "./markup.ts";
import { OF_THIS_PAGE } from "./of-this-page.ts";
import { meta, type Pair, previewMeta } from "./preview-meta.ts";
import { structuredCrumbs } from "./structured-crumbs.ts";

const DESCRIPTION = t("document.description");
const PREVIEW = {
  width: PREVIEW_WIDTH_PX,
  height: PREVIEW_HEIGHT_PX,
  quality: 85,
  output: "jpg",
  sharpen: false,
} as const;

export type HeadRequest = {
  pathname: string;
  search: string;
  origin: string | undefined;
  /** The screen's title, already escaped. */
  title: string;
  status: number;
  client: QueryClient;
};

/** What is said of a page. */
type Description = {
  text?: string | undefined;
  /** Root-relative address under which the page is known; none for what nobody should come back to. */
  address?: string | undefined;
  picture?: string | null | undefined;
  /** A page of games whose preview is drawn; a server without pictures shows `picture`. */
  drawn?: PreviewedPage | undefined;
  isForSearchEngines?: boolean;
  game?: WholeGame | undefined;
  /** Facts that a preview has room for. */
  pairs?: readonly Pair[] | undefined;
  /** In the words of schema.org. */
  structured?: object | undefined;
  /** The way here, this page included. */
  crumbs?: readonly { name: string; href: string }[] | undefined;
};

/** The first list that the document was written from. */
function listIn(client: QueryClient, question: string): Page<GameListItem> | undefined {
  return client.getQueriesData<Page<GameListItem>>({ queryKey: [question] })[0]?.[1];
}

function describeGame(id: number | undefined, { client }: HeadRequest): Description {
  if (id === undefined) return {};
  const game = client.getQueryData(gameQuery(id).queryKey);
  const text = game && summaryOf(game.description_raw);
  const crumbs = game && [...crumbsOf(game), { name: game.name, href: gameAddress(id) }];
  return {
    text,
    address: gameAddress(id),
    picture: game?.background_image,
    game,
    pairs: game && factsOf(game),
    crumbs,
  };
}

function describeSimilar({ pathname, search, client }: HeadRequest): Description {
  const id = readSimilarId(pathname);
  const game = client.getQueryData(gameQuery(id).queryKey);
  if (game === undefined) return { address: undefined, isForSearchEngines: false };
  const { name } = game;
  // Filters and orders of a list are one page.
  const address = similarAddress(id, { ...FIRST_VIEW, page: parseView(new URLSearchParams(search)).page });
  const isForSearchEngines = (listIn(client, "games")?.results.length ?? 0) > 0;
  const crumbs = [
    ...crumbsOf(game),
    { name, href: gameAddress(id) },
    { name: t("similar.title", { name }), href: similarAddress(id) },
  ];
  const text = t("similar.description", { name });
  const drawn = { page: "similar", id } as const;
  return { text, address, picture: game.background_image, drawn, isForSearchEngines, crumbs };
}

function describeCompared({ search, client }: HeadRequest): Description {
  const { ids } = readCompared(search);
  const games = ids.flatMap((id) => client.getQueryData(gameQuery(id).queryKey) ?? []);
  const names = games.map(({ name }) => name).join(", ");
  const [first] = games;
  // Without a question it is the page where games are chosen; one that nothing answers is nothing for an index.
  if (first === undefined) return { address: compareAddress([]), isForSearchEngines: search === "" };
  const address = canonicalCompareAddress(games.map(({ id }) => id));
  const isWhole = games.length === ids.length;
  const isForSearchEngines = isWhole && isSoughtPair(games, listIn(client, "games")?.results);
  return { text: t("compare.description", { names }), address, picture: first.background_image, isForSearchEngines };
}

/** A page with a question that has no answer yet is nothing for an index. */
function describeAnswer(question: string | undefined, { client }: HeadRequest): Description {
  if (question === undefined) return {};
  const answer = client.getQueriesData<Partial<Page<GameListItem>>>({ queryKey: [question] })[0]?.[1];
  return { picture: answer?.results?.[0]?.background_image, isForSearchEngines: answer !== undefined };
}

/** Pages that know more of themselves than their row does. */
const DESCRIBED: Readonly<Partial<Record<PageName, (request: HeadRequest) => Description>>> = {
  catalogue: ({ search }) => {
    const view = parseView(new URLSearchParams(search));
    return { address: viewAddress(view), drawn: hasFilters(view.filters) ? undefined : { page: "catalogue" } };
  },
  upcoming: ({ client }) => ({
    drawn: { page: "upcoming" },
    text: t("upcoming.described"),
    isForSearchEngines: listIn(client, "games") !== undefined,
  }),
  discover: ({ client }) => {
    const shown = client.getQueryData(discoverQuery().queryKey);
    const picture = shown?.shelves[0]?.results[0]?.background_image;
    return { text: t("discover.description"), picture, drawn: { page: "discover" } };
  },
  similar: describeSimilar,
  compare: describeCompared,
  search: ({ search, client }) => {
    const { text } = readSearch(new URLSearchParams(search));
    // Texts that find nothing would fill an index with nothing; filters and orders of the others are one page.
    const hasResults = text !== "" && (listIn(client, "search")?.count ?? 0) > 0;
    return { address: hasResults ? searchUrl(text) : undefined, isForSearchEngines: hasResults };
  },
};

function describe(request: HeadRequest): Description {
  const shown = matchRoute(request.pathname);
  const { path, isIndexed = false, question } = ROUTES[shown.name];
  // What is asked of one game is no list.
  const list = question === "game" ? undefined : question;
  const own = () => ({ ...describeAnswer(list, request), ...DESCRIBED[shown.name]?.(request) });
  const one = shown.name === "subject" ? () => describeSubject(request) : own;
  const said = shown.name === "game" ? describeGame(shown.id, request) : one();
  const isForSearchEngines = isIndexed && request.status === 200 && said.isForSearchEngines !== false;
  return { address: isIndexed ? path : undefined, ...said, isForSearchEngines };
}

/** What says to chat services where a preview can be asked for. */
const discovery = (origin: string, page: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeText(oembedAddress(origin, page))}" ${OF_THIS_PAGE}>`;

const dataScript = (data: object) =>
  `<script type="application/ld+json" ${OF_THIS_PAGE}>${jsonForMarkup(data)}</script>`;

/**
 * What stands for the page in a preview; nothing where nobody vouches for an origin, or where there are no games. Without a
 * server there are files of games, and none of lists.
 */
function pictureOf({ picture, drawn }: Pick<Description, "picture" | "drawn">, { origin, title, status }: HeadRequest) {
  if (origin === undefined) return undefined;
  const page = unescapeText(title).replace(tabTitle(""), "");
  if (import.meta.env.MODE === ALONE) {
    const shown = parseArtworkPath((picture ?? "").replace(/\?.*/, ""));
    return shown && { address: `${origin}${gamePreviewAddress(shown.id)}`, alt: page };
  }
  if (drawn !== undefined && status === 200)
    return { address: `${origin}${previewAddress(drawn)}`, alt: t("document.picture", { title: page }) };
  return picture ? { address: `${origin}${buildImageUrl({ url: picture, ...PREVIEW })}`, alt: page } : undefined;
}

/** The elements of the head, as markup, and what a preview of the page shows. */
export function writeHead(request: HeadRequest): { markup: string; preview: PagePreview } {
  const { origin, title } = request;
  const { text, address, isForSearchEngines, game, structured, crumbs, pairs = [], ...shown } = describe(request);
  const page = origin === undefined || address === undefined ? undefined : `${origin}${address}`;
  const image = pictureOf(shown, request);
  const video = origin === undefined || game === undefined ? undefined : trailerOf(game, origin);
  const addresses = { ...(page !== undefined && { page }), ...(image !== undefined && { picture: image.address }) };
  const data = game === undefined ? structured : structuredGame(game, addresses);
  const markup = [
    meta("name", "description", text || DESCRIPTION),
    isForSearchEngines ? "" : meta("name", "robots", "noindex"),
    page === undefined ? "" : `<link rel="canonical" href="${escapeText(page)}" ${OF_THIS_PAGE}>`,
    followLinks(request),
    previewMeta({ title, text: text || DESCRIPTION, page, image, video, pairs }),
    origin === undefined || page === undefined || import.meta.env.MODE === ALONE ? "" : discovery(origin, page),
    data === undefined ? "" : dataScript(data),
    origin === undefined || crumbs === undefined ? "" : dataScript(structuredCrumbs(origin, crumbs)),
  ].join("");
  const { width, height } = PREVIEW;
  const told = image && { address: image.address, width, height };
  return { markup, preview: { title: unescapeText(title), picture: told } };
}
