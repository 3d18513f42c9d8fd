// RAWG played by a real HTTP server, from data of our own: the small catalogue for tests, sent with RAWG's quirks. It
// counts what it is asked and misbehaves on command.
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { startLeavingServer } from "./leaving-server.ts";
import { asRawgSends } from "./rawg-quirks.ts";
import { startTestApp } from "./test-app.ts";

/** What goes wrong with an answer. */
export type Misbehaviour =
  /** Nothing for 30 seconds. */
  | "hang"
  /** One byte every tenth of a second. */
  | "drip"
  | "reset"
  | "no-key"
  | "unknown-key"
  | "quota"
  | "forbidden"
  | "not-found"
  | "too-many"
  | "too-many-long"
  | "error-page"
  | "bad-gateway"
  | "truncated"
  | "no-list"
  | "wrong-types"
  | "null-platforms"
  /** Everything merged into other games, which are merged as well. */
  | "redirects"
  | "moved"
  | "huge";

export type FakeRawg = {
  /** The address that the gateway is given. */
  url: string;
  key: string;
  /** What was asked, without keys, oldest first. */
  calls: string[];
  /** Answers wrongly, the next `times` times or until told otherwise. */
  misbehave: (how: Misbehaviour, times?: number) => void;
  behave: () => void;
  /** Closes the port, so that nothing can connect, and opens it again. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

export const CANARY_KEY = "c0ffee5ecre7000000000000000000ca";
const HTML = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
const RAWG_HEADERS = {
  "content-type": "application/json",
  "api-user": "4711",
  "set-cookie": "visitor=4711; Path=/",
  "x-server": "api_rawg_io",
  vary: "Origin",
};
/** Browsers may read all of its answers but those to a key that it does not accept. */
const corsOf = (status: number) => (status === 401 ? {} : { "access-control-allow-origin": "*" });

type Reply = { status: number; body: string; headers?: Record<string, string> };

const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });
const html = (status: number): Reply => ({ status, body: HTML, headers: { "content-type": "text/html" } });

/** Each games's parts of the wrong type, but still with its id and name. */
function breakTypes(text: string): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (["rating", "added", "playtime", "count"].includes(name) && typeof value === "number") return { value };
    if (["genres", "tags", "stores", "short_screenshots", "ratings"].includes(name)) return "none";
    return ["background_image", "released", "updated", "metacritic"].includes(name) ? 7 : value;
  });
}

const withoutPlatforms = (text: string) =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (name === "parent_platforms") return undefined;
    return name === "platforms" ? null : value;
  });

const WRONG: Partial<Record<Misbehaviour, (good: Reply, path: string) => Reply>> = {
  "no-key": () => json(401, { error: "The key parameter is not provided" }),
  "unknown-key": () => json(401, { error: "The API key is not found" }),
  quota: () => json(401, { error: "The monthly API limit reached" }),
  forbidden: () => html(403),
  "not-found": () => json(404, { detail: "Not found." }),
  "too-many": () => ({ ...json(429, { detail: "slow down" }), headers: { "retry-after": "1" } }),
  "too-many-long": () => ({ ...json(429, { detail: "slow down" }), headers: { "retry-after": "120" } }),
  "error-page": () => html(500),
  "bad-gateway": () => html(502),
  truncated: (good) => ({ ...good, body: good.body.slice(0, good.body.length / 2) }),
  "no-list": () => json(200, { count: 3, results: "none" }),
  "wrong-types": (good) => ({ ...good, body: breakTypes(good.body) }),
  "null-platforms": (good) => ({ ...good, body: withoutPlatforms(good.body) }),
  redirects: (_good, path) => json(200, { redirect: true, slug: `${path.split("/").at(-1)}-x` }),
  moved: () => ({ status: 301, body: "", headers: { location: "http://127.0.0.1:1/" } }),
  huge: () => json(200, { count: 1, results: [], padding: "x".repeat(9 * 1024 * 1024) }),
};

async function drip(response: ServerResponse, body: string): Promise<void> {
  for (const letter of body) {
    if (response.destroyed) return;
    response.write(letter);
    await sleep(100);
  }
}

/**
 * Starts RAWG's double with `latencyMs` before every answer. `dataDirectory` is for other games than the tests' own,
 * `media` for pictures that lie elsewhere than with RAWG.
 */
export async function startFakeRawg(
  options: { latencyMs?: number; dataDirectory?: string; port?: number; media?: string } = {},
): Promise<FakeRawg> {
  const catalogue = await startTestApp(
    options.dataDirectory === undefined ? {} : { dataDirectory: options.dataDirectory },
  );
  const calls: string[] = [];
  /** Its data never changes, so it need not be made again: RAWG's double must not be slow by itself. */
  const made = new Map<string, Promise<Reply>>();
  let wrong: { how: Misbehaviour; left: number } | undefined;

  const answer = async (url: URL): Promise<Reply> => {
    const key = url.searchParams.get("key");
    if (key !== CANARY_KEY)
      return json(401, { error: key ? "The API key is not found" : "The key parameter is not provided" });
    const known = made.get(url.href);
    if (known !== undefined) return await known;
    const making = asRawgSends(
      url,
      async (path) => {
        const { status, text } = await catalogue.get(path, { host: "fake.rawg" });
        return { status, body: text };
      },
      options.media,
    );
    made.set(url.href, making);
    return await making;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://fake.rawg");
    const shown = new URL(url);
    shown.searchParams.delete("key");
    calls.push(`${shown.pathname.replace(/^\/api\//, "")}${shown.search}`);
    const how = wrong?.how;
    if (wrong !== undefined && (wrong.left -= 1) <= 0) wrong = undefined;
    await sleep(options.latencyMs ?? 0);
    if (how === "hang") await sleep(30_000, undefined, { ref: false });
    if (how === "reset") return void request.socket.resetAndDestroy();
    const good = await answer(url);
    const { status, body, headers = {} } = how === undefined ? good : (WRONG[how]?.(good, url.pathname) ?? good);
    response.writeHead(status, { ...RAWG_HEADERS, ...corsOf(status), ...headers });
    if (how === "drip") await drip(response, body);
    response.end(how === "drip" ? "" : body);
  };

  const server = await startLeavingServer(
    (request, response) => {
      respond(request, response).catch(() => response.destroy());
    },
    { port: options.port },
  );
  return {
    url: `http://127.0.0.1:${server.port}/api`,
    key: CANARY_KEY,
    calls,
    misbehave: (how, times = Number.POSITIVE_INFINITY) => {
      wrong = { how, left: times };
    },
    behave: () => {
      wrong = undefined;
    },
    goAway: server.goAway,
    comeBack: server.comeBack,
    close: async () => {
      await server.close();
      await catalogue.close();
    },
  };
}
