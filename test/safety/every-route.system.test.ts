// Every route of the running server, those included that nobody has told this test about, against every naughty string in
// every parameter and every place of the path: nothing costs more than a 4xx, and what is wrong is said as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Pool } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { shareOf } from "../support/lane.ts";
import { LONG_TEXTS, ODD_TEXTS } from "../support/odd-texts.ts";
import type { Route } from "../support/report-routes.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";

const PRELOAD = join(import.meta.dirname, "../support/report-routes.ts");
const CONNECTIONS = 8;
const UNLIMITED = "1000000";
const TIMEOUT_MS = 900_000;
/** Below what a target may have. */
const QUERY_CHARS_MAX = 7500;
/** Routes are many and share their code: each takes a twelfth of the strings, the next route the next twelfth. */
const SHARES = 24;
/** Of the shapes: seven a parameter, so that each shape falls on some of the routes. */
const SHAPE_SHARES = 5;

/** Whatever a document lists, and what is listed nowhere. */
const PARAMETERS =
  "page page_size search ordering key lang url w h q output v include __proto__ constructor genres dates".split(" ");

let server: ServerProcess;
let pool: Pool;
let routes: Route[];
beforeAll(async () => {
  const file = join(temporaryDirectory(), "routes.json");
  server = await startServerProcess(
    {
      DATA_DIRECTORY: filledDirectory(),
      LOG_LEVEL: "error",
      ROUTES_FILE: file,
      RATE_LIMIT_API: UNLIMITED,
      RATE_LIMIT_IMAGES: UNLIMITED,
      RATE_LIMIT_INSIGHTS: UNLIMITED,
    },
    { nodeArguments: ["--import", PRELOAD] },
  );
  pool = new Pool(server.base, { connections: CONNECTIONS, pipelining: 4 });
  routes = JSON.parse(readFileSync(file, "utf8"));
});
afterAll(async () => {
  if (!pool.closed) await pool.close();
  if (server.child.exitCode === null) await server.end("SIGKILL");
});

const getRoutes = () => routes.filter(({ method, url }) => method === "GET" && !url.includes("*"));

/** What is wrong with the answer to `target`, if anything is. */
async function faultOf(target: string): Promise<string[]> {
  const { statusCode, headers, body } = await pool.request({ path: target, method: "GET" });
  const text = await body.text();
  const path = target.split("?", 1).join("");
  const fault = (what: string) => [`${what}: ${target.slice(0, 200)} -> ${statusCode} ${text.slice(0, 100)}`];
  if (statusCode >= 500 && statusCode !== 503) return fault("5xx");
  if (headers["x-content-type-options"] !== "nosniff") return fault("headers");
  if (statusCode < 400 || !path.startsWith("/api/")) return [];
  try {
    const { code, detail } = JSON.parse(text);
    return typeof code === "string" || (statusCode === 404 && typeof detail === "string") ? [] : fault("code");
  } catch {
    return fault("JSON");
  }
}

/** Asks for all of them, a few at a time, and gives back what was wrong. */
async function faultsOf(targets: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < targets.length) faults.push(...(await faultOf(targets[next++] ?? "/")));
  };
  await Promise.all(Array.from({ length: CONNECTIONS * 4 }, work));
  return faults;
}

const fill = (url: string, text: string) => url.replaceAll(/:[a-z]+/gi, () => text);

/** As many parameters as there is room for. */
function queryOf(names: readonly string[], text: string): string {
  const room = Math.max(1, Math.floor(QUERY_CHARS_MAX / (text.length + 30)));
  return names
    .slice(0, room)
    .map((name) => `${name}=${text}`)
    .join("&");
}

describe("[safety-5] every route", () => {
  it("is known", () => {
    const urls = new Set(getRoutes().map(({ url }) => url));
    const some = [
      "/api/games",
      "/api/games/:game",
      "/api/games/:game/screenshots",
      "/api/tags/:entry",
      "/api/insights/:id",
      "/img",
      "/metrics",
      "/healthz",
    ];
    expect(some.filter((url) => !urls.has(url))).toEqual([]);
    expect(urls.size).toBeGreaterThanOrEqual(40);
    expect(ODD_TEXTS.length).toBeGreaterThanOrEqual(515);
  });

  it(
    "takes any text in its path",
    async () => {
      const variable = getRoutes().filter(({ url }) => url.includes(":"));
      const targets = variable.flatMap(({ url }, index) =>
        shareOf(ODD_TEXTS, SHARES, index).map((text) => fill(url, text)),
      );
      expect(targets.length).toBeGreaterThan(ODD_TEXTS.length);
      expect(await faultsOf(targets)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "takes any text in all of its parameters at once",
    async () => {
      const targets = getRoutes().flatMap(({ url, parameters }, index) => {
        // The page is read first and ends what is no number; it has its own round below.
        const names = [...new Set([...parameters, ...PARAMETERS])].filter((name) => name !== "page");
        return shareOf(ODD_TEXTS, SHARES, index).map((text) => `${fill(url, "4200")}?${queryOf(names, text)}`);
      });
      expect(targets.length).toBeGreaterThan(3 * ODD_TEXTS.length);
      expect(await faultsOf(targets)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "takes pages that are none, long texts, repeated and nested parameters",
    async () => {
      const shapes = (name: string, text: string) => [
        `${name}=${text}&${name}=${text}`,
        `${name}[]=${text}&${name}[]=1`,
        `${name}[a]=${text}&${name}[b][c]=1`,
        name,
        `${name}=&${name}`,
        `=${text}&&&=&${name}==${text}`,
        `${name}=1;${name}=2`,
      ];
      const targets = getRoutes().flatMap(({ url, parameters }, index) => {
        const path = fill(url, "4200");
        return [
          ...shareOf(ODD_TEXTS, SHARES, index).map((text) => `${path}?page=${text}`),
          ...LONG_TEXTS.flatMap((text) => [`${path}?search=${text}`, fill(url, text)]),
          ...[...parameters, "search", "__proto__"].flatMap((name) =>
            shapes(name, "1,2").map((query) => `${path}?${query}`),
          ),
          `${path}?${"a=1&".repeat(1900)}`,
          `${path}//`,
          `${path}/../../etc/passwd`,
          `${path}%2F..%2F..`,
          `${path};x=1`,
          `${path}#x?y`,
        ];
      });
      expect(await faultsOf(shareOf(targets, SHAPE_SHARES, 0))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it("knows the methods that it has and says so to all others", async () => {
    const methodsOf = (url: string) => new Set(routes.filter((route) => route.url === url).map(({ method }) => method));
    const addresses = getRoutes().filter(({ url }) => !methodsOf(url).has("POST"));
    expect(addresses.length).toBeGreaterThanOrEqual(40);
    for (const { url } of addresses) {
      // What a pattern stands for is a number in every route that has one.
      const path = url.replaceAll(/:[a-z]+(?:\([^)]*\))?/gi, () => "1");
      const { statusCode, headers, body } = await pool.request({ path, method: "POST" });
      await body.dump();
      const known = ["GET", "HEAD", "PUT", "DELETE"].filter((method) => methodsOf(url).has(method));
      const allow = [...known, "OPTIONS"].join(", ");
      expect([path, statusCode, headers["allow"]]).toEqual([path, 405, allow]);
    }
  });

  it("is not put out by what it was asked: the server still answers, and has nothing to report", async () => {
    for (const path of ["/api/games/portal-2", "/readyz"]) {
      const { statusCode, body } = await pool.request({ path, method: "GET" });
      await body.dump();
      expect(statusCode).toBe(200);
    }
    await pool.close();
    await server.end("SIGTERM");
    expect(await server.log).toBe("");
  });
});
