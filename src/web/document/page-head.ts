// The head of a document for those who read no further: search engines, and whoever draws a preview of a shared link.
// Screens bring their own titles; this is the rest. Addresses that leave the page need an origin that somebody vouches for.
import type { QueryClient } from "@tanstack/react-query";
import { buildImageUrl } from "#shared/images.ts";
import { gameAddress, matchRoute } from "#shared/match-route.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { type PageName, ROUTES } from "#shared/routes.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";
import { parseView, viewAddress } from "#web/lib/catalogue-view.ts";
import { readSearch, searchUrl } from "#web/lib/search-url.ts";
import { structuredGame, summaryOf } from "./describe-game.ts";
import { escapeText, jsonForMarkup } from "./markup.ts";
import { OF_THIS_PAGE } from "./of-this-page.ts";

const DESCRIPTION = "Browse, search and filter video games, without an account. Free and open source.";
const PREVIEW = { width: 1200, height: 630, quality: 85, output: "jpg", sharpen: false } as const;

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
  isForSearchEngines?: boolean;
  game?: WholeGame | undefined;
};

/** The first list that the document was written from. */
function listIn(client: QueryClient, question: string): Page<GameListItem> | undefined {
  return client.getQueriesData<Page<GameListItem>>({ queryKey: [question] })[0]?.[1];
}

function describeGame(id: number | undefined, { client }: HeadRequest): Description {
  if (id === undefined) return {};
  const game = client.getQueryData(gameQuery(id).queryKey);
  const text = game && summaryOf(game.description_raw);
  return { text, address: gameAddress(id), picture: game?.background_image, game };
}

/** A page with a question that has no answer yet is nothing for an index. */
function describeAnswer(question: string | undefined, { client }: HeadRequest): Description {
  if (question === undefined) return {};
  const list = listIn(client, question);
  return { picture: list?.results[0]?.background_image, isForSearchEngines: list !== undefined };
}

/** Pages that know more of themselves than their row does. */
const DESCRIBED: Readonly<Partial<Record<PageName, (request: HeadRequest) => Description>>> = {
  catalogue: ({ search }) => ({ address: viewAddress(parseView(new URLSearchParams(search))) }),
  search: ({ search, client }) => {
    const { text } = readSearch(new URLSearchParams(search));
    // Texts that find nothing would fill an index with nothing; filters and orders of the others are one page.
    const hasResults = text !== "" && (listIn(client, "search")?.count ?? 0) > 0;
    return { address: hasResults ? searchUrl(text) : undefined, picture: undefined, isForSearchEngines: hasResults };
  },
};

function describe(request: HeadRequest): Description {
  const shown = matchRoute(request.pathname);
  const { path, isIndexed = false, question } = ROUTES[shown.name];
  const own = () => ({ ...describeAnswer(question, request), ...DESCRIBED[shown.name]?.(request) });
  const said = shown.name === "game" ? describeGame(shown.id, request) : own();
  const isForSearchEngines = isIndexed && request.status === 200 && said.isForSearchEngines !== false;
  return { address: isIndexed ? path : undefined, ...said, isForSearchEngines };
}

const meta = (kind: "name" | "property", name: string, content: string | undefined) =>
  content === undefined ? "" : `<meta ${kind}="${name}" content="${escapeText(content)}" ${OF_THIS_PAGE}>`;

/** The elements of the head, as markup. */
export function writeHead(request: HeadRequest): string {
  const { origin, title } = request;
  const { text, address, picture, isForSearchEngines, game } = describe(request);
  const page = origin === undefined || address === undefined ? undefined : `${origin}${address}`;
  const preview = picture ? `${origin ?? ""}${buildImageUrl({ url: picture, ...PREVIEW })}` : undefined;
  const image = origin === undefined ? undefined : preview;
  const addresses = { ...(page !== undefined && { page }), ...(image !== undefined && { picture: image }) };
  return [
    meta("name", "description", text || DESCRIPTION),
    isForSearchEngines ? "" : meta("name", "robots", "noindex"),
    page === undefined ? "" : `<link rel="canonical" href="${escapeText(page)}" ${OF_THIS_PAGE}>`,
    meta("property", "og:site_name", "Ludex"),
    meta("property", "og:type", "website"),
    `<meta property="og:title" content="${title}" ${OF_THIS_PAGE}>`,
    meta("property", "og:description", text || DESCRIPTION),
    meta("property", "og:url", page),
    meta("property", "og:image", image),
    image === undefined
      ? ""
      : meta("property", "og:image:width", String(PREVIEW.width)) +
        meta("property", "og:image:height", String(PREVIEW.height)),
    meta("name", "twitter:card", image === undefined ? "summary" : "summary_large_image"),
    game === undefined
      ? ""
      : `<script type="application/ld+json" ${OF_THIS_PAGE}>${jsonForMarkup(structuredGame(game, addresses))}</script>`,
  ].join("");
}
