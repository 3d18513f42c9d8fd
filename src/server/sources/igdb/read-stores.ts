// Where a game is sold, out of what IGDB says of it elsewhere (https://api-docs.igdb.com/#external-game,
// #website), and its numbers in the stores of Steam and GOG. A link is only taken where it leads to that store.
import { RECORD_LIMITS, type CrossReferences, type SourceRecordInput } from "#server/sources/source-record.ts";
import type { IgdbGame } from "./igdb-game.ts";

type Store = { slug: string; hosts: readonly string[] };

const STEAM: Store = { slug: "steam", hosts: ["store.steampowered.com"] };
const GOG: Store = { slug: "gog", hosts: ["gog.com"] };
const APPLE: Store = { slug: "apple-appstore", hosts: ["apps.apple.com", "itunes.apple.com"] };
const GOOGLE: Store = { slug: "google-play", hosts: ["play.google.com"] };
const EPIC: Store = { slug: "epic-games", hosts: ["epicgames.com"] };
const ITCH: Store = { slug: "itch", hosts: ["itch.io"] };
const XBOX: Store = { slug: "xbox-store", hosts: ["microsoft.com", "xbox.com"] };
const XBOX_360: Store = { slug: "xbox360", hosts: ["marketplace.xbox.com"] };
const PLAYSTATION: Store = { slug: "playstation-store", hosts: ["store.playstation.com"] };

const STEAM_SOURCE = 1;
const GOG_SOURCE = 5;

/** By `external_game_source`, once `category`. */
const EXTERNAL_STORES: ReadonlyMap<number, Store> = new Map([
  [STEAM_SOURCE, STEAM],
  [GOG_SOURCE, GOG],
  [11, XBOX],
  [13, APPLE],
  [15, GOOGLE],
  [26, EPIC],
  [30, ITCH],
  [31, XBOX_360],
  [36, PLAYSTATION],
]);

/** By a website's `type`, once `category`. */
const WEBSITE_STORES: ReadonlyMap<number, Store> = new Map([
  [10, APPLE],
  [11, APPLE],
  [12, GOOGLE],
  [13, STEAM],
  [15, ITCH],
  [16, EPIC],
  [17, GOG],
]);

const OFFICIAL_SITE = 1;

/** The address where it is one of the web, without credentials. */
function webAddress(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text.trim());
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  const isPlain = isWeb && url.username === "" && url.password === "";
  return isPlain && url.href.length <= RECORD_LIMITS.addressLength ? url : undefined;
}

function linkTo({ hosts }: Store, text: string | undefined): string | undefined {
  const url = webAddress(text);
  return hosts.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`)) ? url?.href : undefined;
}

const numbered = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined);

/** Of several, the lowest: demos and playtests came later. */
function productOf(game: IgdbGame, source: number): number | undefined {
  const ids = game.external_games.flatMap((external) =>
    (external.external_game_source ?? external.category) === source ? (numbered(external.uid) ?? []) : [],
  );
  return ids.length === 0 ? undefined : Math.min(...ids);
}

function steamOfWebsites(game: IgdbGame): number | undefined {
  const ids = game.websites.flatMap(({ url }) => {
    const link = linkTo(STEAM, url);
    return link === undefined ? [] : (numbered(/^\/app\/(\d+)/.exec(new URL(link).pathname)?.[1]) ?? []);
  });
  return ids.length === 0 ? undefined : Math.min(...ids);
}

/** Its number with IGDB, and in both stores where it is known. */
export function readReferences(game: IgdbGame): CrossReferences {
  const steam = productOf(game, STEAM_SOURCE) ?? steamOfWebsites(game);
  const gog = productOf(game, GOG_SOURCE);
  return {
    igdb: game.id,
    ...(steam === undefined ? {} : { steam }),
    ...(gog === undefined ? {} : { gog }),
  };
}

/** The stores that have the game, each once, with its address there where one is told. */
export function readStores(game: IgdbGame): NonNullable<SourceRecordInput["stores"]> {
  const found = [
    ...game.external_games.map(({ external_game_source: source, category, url }) => ({
      store: EXTERNAL_STORES.get(source ?? category ?? 0),
      url,
    })),
    ...game.websites.map(({ type, category, url }) => ({ store: WEBSITE_STORES.get(type ?? category ?? 0), url })),
  ];
  const stores = new Map<string, string | undefined>();
  const { steam } = readReferences(game);
  if (steam !== undefined) stores.set(STEAM.slug, `https://store.steampowered.com/app/${steam}`);
  for (const { store, url } of found) {
    if (store !== undefined) stores.set(store.slug, stores.get(store.slug) ?? linkTo(store, url));
  }
  return [...stores].map(([slug, url]) => (url === undefined ? { slug } : { slug, url }));
}

/** The game's own site. */
export function readWebsite(game: IgdbGame): string | undefined {
  return webAddress(game.websites.find(({ type, category }) => (type ?? category) === OFFICIAL_SITE)?.url)?.href;
}
