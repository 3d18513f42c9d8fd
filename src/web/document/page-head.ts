// The head of a document for those who read no further: search engines, and whoever draws a preview of a shared link.
// Screens bring their own titles; this is the rest. Addresses that leave the page need an origin that somebody vouches for.
import type { QueryClient } from "@tanstack/react-query";
import { buildImageUrl } from "#shared/images.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Page } from "#shared/rawg/page.ts";
import { gameQuery, type WholeGame } from "#web/api/game-detail.ts";
import { parseView, viewAddress } from "#web/lib/catalogue-view.ts";
import { readSearch, searchUrl } from "#web/features/search/search-url.ts";
import { screenAt } from "#web/lib/screen-at.ts";
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

type Description = {
  text: string;
  /** Root-relative address under which the page is known. */
  address?: string;
  picture?: string | null | undefined;
  isForSearchEngines: boolean;
  game?: WholeGame | undefined;
};

/** The first list that the document was written from. */
function listIn(client: QueryClient, question: "games" | "search"): Page<GameListItem> | undefined {
  return client.getQueriesData<Page<GameListItem>>({ queryKey: [question] })[0]?.[1];
}

function describe({ pathname, search, client, status }: HeadRequest): Description {
  const screen = screenAt(pathname);
  const query = new URLSearchParams(search);
  const isForSearchEngines = status === 200;
  if (screen.name === "game") {
    const game = client.getQueryData(gameQuery(screen.id).queryKey);
    const text = game === undefined ? DESCRIPTION : summaryOf(game.description_raw) || DESCRIPTION;
    return { text, address: `/game/${screen.id}`, picture: game?.background_image, isForSearchEngines, game };
  }
  if (screen.name === "home") {
    const address = viewAddress(parseView(query));
    const list = listIn(client, "games");
    const picture = list?.results[0]?.background_image;
    return { text: DESCRIPTION, address, picture, isForSearchEngines: isForSearchEngines && list !== undefined };
  }
  if (screen.name === "favorites") return { text: DESCRIPTION, address: pathname, isForSearchEngines };
  const { text } = readSearch(query);
  const hasResults = screen.name === "search" && text !== "" && (listIn(client, "search")?.count ?? 0) > 0;
  // Texts that find nothing would fill an index with nothing; filters and orders of the others are one page.
  if (!hasResults) return { text: DESCRIPTION, isForSearchEngines: false };
  return { text: DESCRIPTION, address: searchUrl(text), isForSearchEngines };
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
    meta("name", "description", text),
    isForSearchEngines ? "" : meta("name", "robots", "noindex"),
    page === undefined ? "" : `<link rel="canonical" href="${escapeText(page)}" ${OF_THIS_PAGE}>`,
    meta("property", "og:site_name", "Ludex"),
    meta("property", "og:type", "website"),
    `<meta property="og:title" content="${title}" ${OF_THIS_PAGE}>`,
    meta("property", "og:description", text),
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
