// A RAWG with tens of thousands of games as an HTTP server: `/games` with its two engines, its filters of dates, its
// orders, and its end after so many results of a list. It counts what it is asked and misbehaves on command.
import type { ServerResponse } from "node:http";
import type { Reply, Spoil } from "./answer-faults.ts";
import { asItem, makeGames, nameOf, type MadeGame } from "./large-rawg-games.ts";
import { startLeavingServer } from "./leaving-server.ts";

/** What goes wrong with an answer. */
export type LargeFault =
  | "hang"
  | "reset"
  | "too-many"
  | "quota"
  | "error-page"
  | "truncated"
  | "no-list"
  /** Lists become texts, numbers become objects. */
  | "wrong-types"
  /** Every tenth game has no name, or an id that is none. */
  | "broken-games"
  /** Every game comes twice, so that half of the page is missing. */
  | "duplicates"
  | "not-found"
  /** Whatever is asked, the order is by name. */
  | "other-order";

export type LargeRawgOptions = {
  /** How many games. */
  count?: number;
  /** Others than those that are made from their numbers. */
  games?: MadeGame[];
  /** How many results of a list are served. */
  cap?: number;
  /** What comes behind that. */
  beyond?: 404 | 502;
  /** Does `dates=1900-01-01,…` find games without a date? */
  listsDateless?: boolean;
};

export type LargeRawg = {
  url: string;
  key: string;
  games: MadeGame[];
  /** The queries that were asked, without keys, oldest first. */
  calls: string[];
  misbehave: (how: LargeFault | Spoil, times?: number) => void;
  /** Answers well again. */
  behave: () => void;
  /** Refuses connections, until it comes back. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Runs before each answer, with the number of the call, from 1. Games may be changed in it by `change`. */
  before: (hook: ((call: number) => void) | undefined) => void;
  /** Changes the games, and what is known of them in order. */
  change: (make: (games: MadeGame[]) => void) => void;
  close: () => Promise<void>;
};

const KEY = "c0ffee5ecre7000000000000000000ca";
const PAGE_MAX = 40;
const PAGE_DEFAULT = 20;
const DATELESS = "1900-01-01";
const INDEX_PARAMETERS = ["dates", "updated", "search"];
const HTML = "<html><head><title>500</title></head><body>nginx</body></html>";

const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });

type Order = (one: MadeGame, other: MadeGame) => number;
const ORDERS: Record<string, Order> = {
  "-added": (one, other) => other.added - one.added,
  added: (one, other) => one.added - other.added,
  "-updated": (one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0),
  name: (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1),
};

function isInSpans(spans: string, day: string): boolean {
  return spans.split(".").some((span) => {
    const [from = "", to = ""] = span.split(",");
    return from <= day && day <= to;
  });
}

const FAULTS: Partial<Record<LargeFault, (good: Reply) => Reply>> = {
  "too-many": () => ({ ...json(429, { detail: "slow down" }), headers: { "retry-after": "1" } }),
  quota: () => json(401, { error: "The monthly API limit reached" }),
  "error-page": () => ({ status: 500, body: HTML, headers: { "content-type": "text/html" } }),
  truncated: (good) => ({ ...good, body: good.body.slice(0, good.body.length / 2) }),
  "no-list": () => json(200, { count: 3, next: null, results: "none" }),
  "not-found": () => json(404, { detail: "Not found." }),
  "wrong-types": (good) => ({
    ...good,
    body: JSON.stringify(JSON.parse(good.body), (name, value: unknown) => {
      if (["genres", "tags", "stores"].includes(name)) return "none";
      return name === "added" ? { value } : value;
    }),
  }),
};

function breakGames(results: Record<string, unknown>[], how: LargeFault | undefined): Record<string, unknown>[] {
  if (how === "duplicates") return results.map((_, index) => results[Math.floor(index / 2)] ?? {});
  if (how !== "broken-games") return results;
  return results.map((game, index) => (index % 10 === 3 ? { ...game, name: 7 } : game));
}

/** Starts it on a free port of this machine. */
export async function startLargeRawg(options: LargeRawgOptions = {}): Promise<LargeRawg> {
  const { count = 60_000, cap = 10_000, beyond = 404, listsDateless = true } = options;
  const games = options.games ?? makeGames(count);
  const calls: string[] = [];
  /** By everything of a question but its page. */
  const lists = new Map<string, MadeGame[]>();
  let hook: ((call: number) => void) | undefined;
  let wrong: { how: LargeFault | Spoil; left: number } | undefined;

  const select = (query: URLSearchParams, isIndex: boolean): MadeGame[] => {
    const [dates, updated] = [query.get("dates"), query.get("updated")];
    const search = query.get("search")?.toLowerCase();
    const order = ORDERS[query.get("ordering") ?? ""] ?? ORDERS["-added"];
    return (
      games
        .filter(
          (game) =>
            (dates === null ||
              (game.released === null
                ? listsDateless && isInSpans(dates, DATELESS)
                : isInSpans(dates, game.released))) &&
            (updated === null || isInSpans(updated, game.updated.slice(0, 10))) &&
            (search === undefined || nameOf(game).toLowerCase().includes(search)),
        )
        // The two engines do not agree on games that are equal in an order.
        .sort((one, other) => (order?.(one, other) ?? 0) || (isIndex ? one.id - other.id : other.id - one.id))
    );
  };

  const listFor = (query: URLSearchParams, isIndex: boolean): MadeGame[] => {
    const parts = ["dates", "updated", "search", "ordering"].map((name) => query.get(name));
    const key = JSON.stringify(parts);
    const list = lists.get(key) ?? select(query, isIndex);
    lists.set(key, list);
    return list;
  };

  const answer = (url: URL, how: LargeFault | undefined): Reply => {
    const query = new URLSearchParams(url.search);
    if (query.get("key") !== KEY) return json(401, { error: "The API key is not found" });
    if (url.pathname !== "/api/games") return json(404, { detail: "Not found." });
    if (how === "other-order") query.set("ordering", "name");
    const isIndex = INDEX_PARAMETERS.some((name) => query.has(name));
    const list = listFor(query, isIndex);
    const size = Math.min(PAGE_MAX, Number(query.get("page_size")) || PAGE_DEFAULT);
    const page = Number(query.get("page") ?? 1);
    const begin = (page - 1) * size;
    if (begin >= cap) return beyond === 404 ? json(404, { detail: "Invalid page." }) : { status: 502, body: HTML };
    if (page > 1 && begin >= list.length) return json(404, { detail: "Invalid page." });
    const results = list.slice(begin, begin + size).map((game) => asItem(game, isIndex ? "B" : "A"));
    const next = new URL(url);
    next.searchParams.set("page", String(page + 1));
    return json(200, {
      count: list.length,
      next: begin + size < list.length ? next.href : null,
      previous: null,
      results: breakGames(results, how),
      ...(isIndex ? { user_platforms: false } : { seo_title: "All Games", filters: { years: [] } }),
    });
  };

  const respond = (path: string, response: ServerResponse): void => {
    const url = new URL(path, "http://large.rawg");
    const shown = new URLSearchParams(url.search);
    shown.delete("key");
    calls.push(shown.toString());
    hook?.(calls.length);
    const how = wrong?.how;
    if (wrong !== undefined && (wrong.left -= 1) <= 0) wrong = undefined;
    if (how === "hang") return;
    if (how === "reset") return void response.socket?.resetAndDestroy();
    const named = typeof how === "function" ? undefined : how;
    const good = answer(url, named);
    const spoil = typeof how === "function" ? how : how && FAULTS[how];
    const { status, body, headers = {} } = spoil?.(good) ?? good;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

  const server = await startLeavingServer((request, response) => respond(request.url ?? "/", response), {
    // A client that is kept waiting by a busy machine finds its connection open.
    keepAliveTimeoutMs: 120_000,
  });
  return {
    url: `http://127.0.0.1:${server.port}/api`,
    key: KEY,
    games,
    calls,
    misbehave: (how, times = Number.POSITIVE_INFINITY) => {
      wrong = { how, left: times };
    },
    behave: () => {
      wrong = undefined;
    },
    goAway: server.goAway,
    comeBack: server.comeBack,
    before: (next) => {
      hook = next;
    },
    change: (make) => {
      make(games);
      lists.clear();
    },
    close: server.close,
  };
}
