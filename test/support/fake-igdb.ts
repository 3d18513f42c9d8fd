// IGDB and Twitch's tokens, played by a real HTTP server: it reads the questions in Apicalypse, checks the headers, takes
// four requests a second, ends tokens, counts and misbehaves on command.
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Reply, Spoil } from "./answer-faults.ts";
import { answerApicalypse, countApicalypse, type IgdbRow } from "./apicalypse.ts";
import { startLeavingServer } from "./leaving-server.ts";

/** What goes wrong with an answer. */
export type IgdbMisbehaviour =
  /** 429, and when to come back: in a second. */
  | "too-many"
  | "too-many-bare"
  | "error"
  | "bad-gateway"
  | "moved"
  | "reset"
  | "truncated"
  | "no-list"
  | "no-ids"
  | "disorder"
  | "empty"
  | "ended-token"
  | "refused"
  /** A row twice, and the first one of the page before once more. */
  | "duplicates"
  /** Every field but id and name of another type. */
  | "wrong-types"
  /** Sends back what it was asked with. */
  | "echo";

export const CANARY_CLIENT = "canaryc1ient0000000000000000id";
export const CANARY_SECRET = "canarysecret00000000000000more";

type Asked = { path: string; body: string; at: number };

export type FakeIgdb = {
  /** What the feed is given. */
  access: { clientId: string; clientSecret: string; baseUrl: string; tokenUrl: string };
  /** What was asked, in order, with the time of its arrival in milliseconds. */
  asked: Asked[];
  /** The tokens that were given out. */
  tokens: string[];
  /** How many requests were open at once, at most. */
  openMax: () => number;
  /** How many requests were refused because there were more than four in a second. */
  refused: () => number;
  /** Answers wrongly, once unless said otherwise, to what is asked of `path`, or of `any`, with a `body` like this. */
  misbehave: (how: IgdbMisbehaviour | Spoil, options?: { times?: number; path?: string; body?: RegExp }) => void;
  /** Runs before each answer. */
  before: (hook: ((asked: Asked) => void) | undefined) => void;
  /** Answers well again. */
  behave: () => void;
  /** Refuses connections, until it comes back. Twitch does, too. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  games: () => readonly IgdbRow[];
  put: (...games: IgdbRow[]) => void;
  remove: (...ids: number[]) => void;
  close: () => Promise<void>;
};

export type FakeIgdbOptions = {
  games: readonly IgdbRow[];
  /** Of `game_time_to_beats`. */
  times?: readonly IgdbRow[];
  /** Requests a second; four, unless a test is in a hurry. */
  perSecond?: number;
  /** Of a token. */
  lifeSeconds?: number;
  latencyMs?: number;
};

const SECOND_MS = 1000;
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });
const HTML: Reply = { status: 502, body: "<html><body>502 Bad Gateway</body></html>" };

const rowsOf = (body: string): IgdbRow[] => JSON.parse(body);
const breakTypes = ({ id, name, ...rest }: IgdbRow): IgdbRow => ({
  id,
  name,
  ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, typeof value === "number" ? "x" : 7])),
});

const WRONG: Partial<Record<IgdbMisbehaviour, (good: Reply, first: IgdbRow | undefined) => Reply>> = {
  "too-many": () => ({ ...json(429, { message: "Too Many Requests" }), headers: { "retry-after": "1" } }),
  "too-many-bare": () => json(429, { message: "Too Many Requests" }),
  error: () => json(500, { message: "Internal server error" }),
  "bad-gateway": () => HTML,
  moved: () => ({ status: 302, body: "", headers: { location: "http://127.0.0.1:1/" } }),
  truncated: (good) => ({ ...good, body: good.body.slice(0, good.body.length / 2) }),
  "no-list": () => json(200, { games: [] }),
  "no-ids": (good) =>
    json(
      200,
      rowsOf(good.body).map(({ name }) => ({ name })),
    ),
  disorder: (good) => json(200, rowsOf(good.body).toReversed()),
  empty: () => json(200, []),
  "ended-token": () => json(401, { message: "Authorization Failure. Have you tried:" }),
  refused: () => json(400, [{ title: "Syntax Error", status: 400, cause: `Missing ; near ${CANARY_SECRET}` }]),
  duplicates: (good, first) => {
    const rows = rowsOf(good.body);
    return json(200, [...(first === undefined ? [] : [first]), ...rows.slice(0, 1), ...rows]);
  },
  "wrong-types": (good) => json(200, rowsOf(good.body).map(breakTypes)),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Starts IGDB's double. */
export async function startFakeIgdb(options: FakeIgdbOptions): Promise<FakeIgdb> {
  const { perSecond = 4, lifeSeconds = 5_000_000, latencyMs = 0 } = options;
  const games = new Map(options.games.map((game) => [game.id, game]));
  const [asked, tokens, recent]: [Asked[], string[], number[]] = [[], [], []];
  let [open, openMax, refused, current] = [0, 0, 0, ""];
  let endsAt = 0;
  let hook: ((asked: Asked) => void) | undefined;
  let wrong: { how: IgdbMisbehaviour | Spoil; left: number; path: string; body: RegExp } | undefined;

  const giveToken = (body: string): Reply => {
    const form = new URLSearchParams(body);
    if (form.get("client_id") !== CANARY_CLIENT) return json(400, { status: 400, message: "invalid client" });
    if (form.get("client_secret") !== CANARY_SECRET)
      return json(403, { status: 403, message: "invalid client secret" });
    if (form.get("grant_type") !== "client_credentials") return json(400, { message: "missing grant type" });
    current = `canarytoken${tokens.length}${"0".repeat(18)}`;
    tokens.push(current);
    endsAt = performance.now() + lifeSeconds * SECOND_MS;
    return json(200, { access_token: current, expires_in: lifeSeconds, token_type: "bearer" });
  };

  const isOverLimit = (now: number): boolean => {
    while (recent[0] !== undefined && recent[0] <= now - SECOND_MS) recent.shift();
    if (recent.length >= perSecond) return true;
    recent.push(now);
    return false;
  };

  const answer = (path: string, body: string): Reply => {
    const rows = [...games.values()];
    try {
      if (path === "/v4/games/count") return json(200, { count: countApicalypse(rows, body) });
      if (path === "/v4/games") return json(200, answerApicalypse(rows, body));
      if (path === "/v4/game_time_to_beats") return json(200, answerApicalypse(options.times ?? [], body));
      return json(404, { message: "no such endpoint" });
    } catch (error) {
      return json(400, [{ title: "Syntax Error", status: 400, cause: String(error) }]);
    }
  };

  const takeWrong = (path: string, body: string): IgdbMisbehaviour | Spoil | undefined => {
    if (wrong === undefined || wrong.left === 0 || !wrong.body.test(body)) return undefined;
    if (wrong.path !== "any" && wrong.path !== path) return undefined;
    wrong.left -= 1;
    return wrong.how;
  };

  const reply = (request: IncomingMessage, body: string): Reply | "reset" => {
    const path = request.url ?? "";
    const now = performance.now();
    asked.push({ path, body, at: now });
    hook?.({ path, body, at: now });
    if (request.method !== "POST") return json(405, {});
    const how = takeWrong(path, body);
    const spoil = typeof how === "function" ? how : how && WRONG[how];
    if (how === "reset") return how;
    if (path === "/oauth2/token") {
      const good = giveToken(body);
      return spoil?.(good, undefined) ?? good;
    }
    if (isOverLimit(now)) {
      refused += 1;
      return json(429, { message: "Too Many Requests" });
    }
    const isKnown =
      request.headers["client-id"] === CANARY_CLIENT && request.headers.authorization === `Bearer ${current}`;
    if (!isKnown || now > endsAt) return json(401, { message: "Authorization Failure. Have you tried:" });
    if (how === "ended-token") current = "";
    const good = answer(path, body);
    if (how === "echo") {
      const [first, ...rest] = rowsOf(good.body);
      return json(200, [{ ...first, name: `Echo ${current} ${CANARY_SECRET} ${CANARY_CLIENT} game` }, ...rest]);
    }
    return spoil?.(good, [...games.values()][0]) ?? good;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    open += 1;
    openMax = Math.max(openMax, open);
    const body = await readBody(request);
    const made = reply(request, body);
    await sleep(latencyMs);
    open -= 1;
    if (made === "reset") return void request.socket.resetAndDestroy();
    response.writeHead(made.status, { "content-type": "application/json", ...made.headers });
    response.end(made.body);
  };

  const server = await startLeavingServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const base = `http://127.0.0.1:${server.port}`;
  return {
    access: {
      clientId: CANARY_CLIENT,
      clientSecret: CANARY_SECRET,
      baseUrl: `${base}/v4`,
      tokenUrl: `${base}/oauth2/token`,
    },
    asked,
    tokens,
    openMax: () => openMax,
    refused: () => refused,
    misbehave: (how, { times = 1, path = "/v4/games", body = /./ } = {}) => {
      wrong = { how, left: times, path, body };
    },
    before: (next) => {
      hook = next;
    },
    behave: () => {
      wrong = undefined;
    },
    goAway: server.goAway,
    comeBack: server.comeBack,
    games: () => [...games.values()],
    put: (...changed) => {
      for (const game of changed) games.set(game.id, game);
    },
    remove: (...ids) => {
      for (const id of ids) games.delete(id);
    },
    close: server.close,
  };
}
