// What visitors of all kinds ask for, mixed: people with browsers, programs that speak the protocol, and those who only
// want to see what breaks. The number of different questions is bounded, so that every cache of a server can fill up.
import naughtyStrings from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import { buildImageUrl, IMAGE_SCALES, presetImageUrl } from "../src/shared/images.ts";
import { TRAILERS, trailerPath } from "../src/shared/trailers.ts";
import type { Question } from "./load.ts";
import { picturePath } from "./picture-path.ts";

const PAGES = 4;
const PAGE_SIZE = 40;
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, br" };
const SCRIPT = { accept: "application/json", "accept-encoding": "br" };
const GENRES = ["action", "adventure", "puzzle", "strategy", "shooter", "racing", "sports", "indie"];
const ORDERINGS = ["-added", "-rating", "-metacritic", "-released", "name", "-updated"];
const INCLUDE = "include=developers,movies,screenshots";
const PARTS = ["screenshots?page_size=7", "movies?page_size=3", "stores", "game-series", "additions", "achievements"];
const TERMS = ["genres", "platforms", "platforms/lists/parents", "stores", "tags", "developers", "creators"];

type Game = { id: number; name: string };

const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T; // Never empty here.
/** Few things are asked for by many. */
const popular = <T>(items: readonly T[]): T => items[Math.floor(Math.random() ** 3 * items.length)] as T;
const below = (count: number) => Math.floor(Math.random() * count);
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

async function read<T>(address: string): Promise<T> {
  return JSON.parse(await (await fetch(address)).text()) as T;
}

async function findGames(address: string): Promise<Game[]> {
  const games: Game[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const list = await read<{ results: Game[] }>(`${address}/api/games?page_size=${PAGE_SIZE}&page=${page}`);
    games.push(...list.results);
  }
  return games;
}

/** Scripts and styles that the app's page names. */
async function findAssets(address: string): Promise<string[]> {
  const page = await (await fetch(`${address}/`, { headers: BROWSER })).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

const api = (path: string): Omit<Question, "kind"> => ({ path: `/api/${path}`, headers: SCRIPT });
const document = (path: string): Omit<Question, "kind"> => ({ path, headers: BROWSER });

function listing(): Omit<Question, "kind"> {
  const page = 1 + below(10);
  return any([
    () => api(`games?${INCLUDE}&page=${page}&page_size=20`),
    () => api(`games?${INCLUDE}&page=${1 + below(3)}&page_size=20&genres=${any(GENRES)}`),
    () => api(`games?page_size=20&ordering=${any(ORDERINGS)}&page=${1 + below(5)}`),
    () => api(`games?page_size=20&dates=${1985 + below(40)}-01-01,2030-12-31&${INCLUDE}`),
    () => api(`games?page_size=20&platforms=${any([4, 187, 1, 7])}&genres=${any(GENRES)}`),
  ])();
}

function hostile(games: readonly Game[]): Omit<Question, "kind"> {
  const text = encode(any(naughtyStrings).slice(0, 2000));
  const game = any(games).id;
  return any<() => Omit<Question, "kind">>([
    () => api(`games?search=${text}`),
    () => api(`games?genres=${text}&page=${text}`),
    () => api(`games/${text}`),
    () => ({ path: `/img?url=${text}&w=${text}&h=1` }),
    () => ({ path: `/img?url=http://169.254.169.254/latest&w=64&h=64` }),
    () => ({ path: `/media/games/${game}/..%2f..%2fetc%2fpasswd` }),
    () => ({ path: `/assets/..%2f..%2f..%2fpackage.json` }),
    () => ({ path: `/api/insights/${text}` }),
    () => ({
      path: "/api/games",
      method: "POST",
      body: "{".repeat(500),
      headers: { "content-type": "application/json" },
    }),
    () => ({ path: `/${"a/".repeat(300)}`, headers: BROWSER }),
    () => ({ path: "/api/games", headers: { host: "evil.test/path" } }),
  ])();
}

function warmPicture(game: Game): Omit<Question, "kind"> {
  const url = picturePath(game.id);
  return { path: presetImageUrl(url, "card", any(IMAGE_SCALES)), headers: { accept: "image/*" } };
}

/** Large, and more of them than the caches of a soak hold: nearly every one is made anew. */
function coldPicture(game: Game): Omit<Question, "kind"> {
  const url = picturePath(game.id);
  const [width, height] = any([
    [960, 640],
    [1200, 800],
    [1280, 720],
    [1600, 900],
  ] as const);
  return { path: buildImageUrl({ url, width, height, quality: any([80, 85, 90]), output: "webp", sharpen: true }) };
}

function trailer(): Omit<Question, "kind"> {
  const from = below(30_000);
  const range = any([`bytes=${from}-`, `bytes=0-65535`, `bytes=${from}-${from + 9_999}`, "bytes=99999999-"]);
  return { path: trailerPath(any(TRAILERS)), headers: { range } };
}

export type Visits = {
  /** A visitor's question, another one at every call. */
  next: () => Question;
  /** What fills up every cache, once. */
  all: Question[];
};

/** Reads from `address` what there is to ask for. */
export async function createVisits(address: string): Promise<Visits> {
  const games = await findGames(address);
  const [assets, searches] = [await findAssets(address), games.map(({ name }) => name.slice(0, 3 + below(8)))];
  const warm = games.slice(0, 20);
  const game = () => popular(games);
  const kinds: [kind: string, share: number, make: () => Omit<Question, "kind">][] = [
    ["home", 6, () => document("/")],
    ["results page", 3, () => document(`/search?q=${encode(popular(searches))}`)],
    ["game page", 6, () => document(`/game/${game().id}`)],
    ["favourites", 2, () => document("/favorites")],
    ["list", 22, listing],
    ["game", 14, () => api(`games/${game().id}`)],
    ["part of a game", 7, () => api(`games/${game().id}/${any(PARTS)}`)],
    ["search", 9, () => api(`games?search=${encode(popular(searches))}&page_size=9`)],
    ["terms", 3, () => api(any(TERMS))],
    ["insight", 3, () => ({ path: `/api/insights/${game().id}` })],
    ["picture, warm", 9, () => warmPicture(any(warm))],
    ["picture, cold", 2, () => coldPicture(any(games))],
    ["trailer, in ranges", 3, trailer],
    ["asset", 3, () => ({ path: assets.length > 0 ? any(assets) : "/favicon.svg", headers: BROWSER })],
    [
      "nothing there",
      3,
      () => any([api("games/nobody-knows-this"), document("/no/such/page"), { path: "/assets/x.js" }]),
    ],
    ["hung up", 2, () => ({ ...listing(), isAbandoned: true })],
    ["hostile", 4, () => hostile(games)],
  ];
  const total = kinds.reduce((sum, [, share]) => sum + share, 0);
  const next = () => {
    let at = Math.random() * total;
    const [kind, , make] = kinds.find(([, share]) => (at -= share) < 0) ?? any(kinds);
    return { kind, ...make() };
  };
  const all = games.flatMap(({ id }) =>
    ["", ...PARTS.map((part) => `/${part}`)].map((part) => api(`games/${id}${part}`)),
  );
  const pictures = [...games, ...games].map(coldPicture);
  return { next, all: [...all, ...pictures].map((question) => ({ kind: "everything", ...question })) };
}
