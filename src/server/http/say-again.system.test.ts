// What is said again is what the route would have said: asked over a real connection, beside the routes themselves, which
// `inject` reaches directly.
import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { request } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGE_COOKIE } from "#shared/languages.ts";
import type { PageRequest } from "#shared/page-renderer.ts";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createDrain } from "./drain.ts";

type Headers = Record<string, string>;

const KEY = "0123456789abcdef0123456789abcdef";
const HOST = "localhost";
const LIST = "/api/games?page_size=3";

const WHOLE = { status: 200, isWhole: true };
/** Long enough to be compressed. */
const pageOf = ({ language, target, origin }: PageRequest) => `<p>${language} ${origin} ${target}</p>`.repeat(100);

let handled = 0;
const count = () => void (handled += 1);
beforeAll(() => channel("tracing:fastify.request.handler:start").subscribe(count));
afterAll(() => channel("tracing:fastify.request.handler:start").unsubscribe(count));

/** How many of the requests that `run` makes reach a route. */
async function reaching(run: () => Promise<unknown>): Promise<number> {
  const before = handled;
  await run();
  return handled - before;
}

let test: TestApp;
let address = "";
async function start(deps: Parameters<typeof startTestApp>[0]): Promise<void> {
  test = await startTestApp(deps);
  address = await test.app.listen({ port: 0, host: "127.0.0.1" });
}
afterEach(() => test.close());

async function ask(path: string, headers: Headers = {}, method = "GET") {
  const answer = await request(address + path, { method, headers: { host: HOST, ...headers } });
  // One connection after the other: the answer before is known when the next one is asked for.
  const body = Buffer.from(await answer.body.arrayBuffer());
  await new Promise((resolve) => setImmediate(resolve));
  return { status: answer.statusCode, headers: answer.headers as Headers, body };
}

/** Without what is each answer's or each connection's own. */
const lasting = (headers: Headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding|x-ratelimit-.*)$/.test(name),
    ),
  );

async function byRoute(path: string, headers: Headers) {
  const answer = await test.app.inject({ method: "GET", url: path, headers: { host: HOST, ...headers } });
  return { status: answer.statusCode, headers: lasting(answer.headers as Headers), body: answer.rawPayload };
}

describe("[D-08] what is kept", () => {
  it("is said again without a route, exactly as the route says it, whatever an answer depends on", async () => {
    const appDirectory = writeFiles([{ path: "index.html", text: "<!doctype html>" }]);
    const openRenderer = async () => ({ render: async (page: PageRequest) => ({ ...WHOLE, html: pageOf(page) }) });
    await start({ dataDirectory: REAL_DATA, deps: { appDirectory, openRenderer } });
    const api = [LIST, "/api/games/3328?include=movies", "/api/genres", "/api/games/3328/screenshots"];
    const paths = [...api, "/sitemap.xml", "/game/3328", "/"];
    const wishes: Headers[] = [
      {},
      { "accept-encoding": "br" },
      { "accept-encoding": "gzip, deflate" },
      { "accept-encoding": "br;q=0" },
      { "accept-language": "es" },
      { cookie: `${LANGUAGE_COOKIE}=es` },
      { cookie: `${LANGUAGE_COOKIE}=en`, "accept-language": "es" },
      { accept: "text/html" },
      { accept: "application/json" },
      { host: "ludex.example" },
      { host: "LOCALHOST:80" },
      { origin: "https://elsewhere.example" },
      { "user-agent": "curl" },
    ];
    /** Of pages nothing tells whether their route was asked: one given for another wish fails the comparison. */
    const toRoutes: string[] = [];
    for (const path of paths) {
      for (const wish of wishes) {
        await ask(path, wish);
        const what = `${path} ${JSON.stringify(wish)}`;
        let said: Awaited<ReturnType<typeof ask>> | undefined;
        const routes = await reaching(async () => (said = await ask(path, wish)));
        const { status = 0, headers = {}, body } = said ?? {};
        expect({ what, status, headers: lasting(headers), body }).toEqual({ what, ...(await byRoute(path, wish)) });
        if (routes > 0) toRoutes.push(what);
      }
    }
    expect(toRoutes).toEqual([]);
  });

  it("is asked of its route by whoever asks for something else than the whole of it", async () => {
    await start({});
    const { headers } = await ask(LIST);
    expect(await reaching(() => ask(LIST))).toBe(0);
    expect((await ask(LIST, { "if-none-match": headers["etag"] ?? "" })).status).toBe(304);
    expect((await ask(LIST, {}, "HEAD")).body).toHaveLength(0);
    expect((await ask(LIST, {}, "DELETE")).status).toBe(405);
    for (const name of ["range", "authorization", "if-modified-since"])
      expect(await reaching(() => ask(LIST, { [name]: "x" }))).toBe(1);
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.end(`GET ${LIST} HTTP/1.1\r\nHost: ${HOST}\r\nHost: other\r\n\r\n`);
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("is no longer said once everything has changed, nor where nothing is kept", async () => {
    let change = () => undefined as void;
    await start({ deps: { onNewCatalogue: (listener) => void (change = listener) } });
    await ask(LIST);
    expect(await reaching(() => ask(LIST))).toBe(0);
    change();
    expect(await reaching(() => ask(LIST))).toBe(1);
    await test.close();
    await start({ deps: { answerCacheBytes: 0 } });
    await ask(LIST);
    expect(await reaching(() => ask(LIST))).toBe(1);
  });

  it("[safety-3] counts for whoever asks, says what is left, and is refused to whoever has asked too often", async () => {
    await start({ deps: { rateLimits: { api: 4, images: 4, insights: 4 } } });
    const left = [];
    for (let turn = 0; turn < 4; turn++) left.push((await ask(LIST)).headers["x-ratelimit-remaining"]);
    expect(left).toEqual(["3", "2", "1", "0"]);
    const refused = await ask(LIST);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBeDefined();
  });

  it("[safety-3] counts for the client whom trusted proxies name", async () => {
    await start({ deps: { rateLimits: { api: 2, images: 2, insights: 2 }, trustProxyHops: 1 } });
    const from = (client: string) => ask(LIST, { "x-forwarded-for": `192.0.2.9, ${client}` });
    expect([(await from("192.0.2.1")).status, (await from("192.0.2.1")).status]).toEqual([200, 200]);
    expect((await from("192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.2")).status).toBe(200);
  });

  it("has its line in the log and its place in the figures, without its key", async () => {
    const stream = new PassThrough();
    const written: string[] = [];
    stream.on("data", (chunk: Buffer) => written.push(chunk.toString()));
    await start({ deps: { log: pino({}, stream) } });
    await ask(`${LIST}&key=${KEY}`);
    written.length = 0;
    expect(await reaching(() => ask(`${LIST}&key=${KEY}`))).toBe(0);
    const { status, ms, path, reqId } = JSON.parse(written.join(""));
    expect({ status, path, reqId }).toEqual({ status: 200, path: "/api/games", reqId: "req-2" });
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(written.join("")).not.toContain(KEY);
    const figures = (await ask("/metrics")).body.toString();
    expect(figures).toContain('http_request_duration_seconds_count{method="GET",route="/api/games",status="200"} 2');
  });

  it("[safety-22] tells whoever asks a server that ends to close", async () => {
    const drain = createDrain();
    await start({ deps: { drain } });
    await ask(LIST);
    const ending = drain.run(test.app, { delayMs: 300, timeoutMs: 2000 });
    expect((await ask(LIST)).headers["connection"]).toBe("close");
    await ending;
  });

  it("[safety-6] is owed to one connection eight times at most", async () => {
    await start({});
    await ask(LIST);
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(`GET ${LIST} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(1000));
    const begun = Buffer.concat(await socket.toArray().catch(() => [])).toString();
    expect((begun.match(/HTTP\/1\.1 200 OK/g) ?? []).length).toBeLessThanOrEqual(8);
    expect((await ask("/healthz")).status).toBe(200);
  });
});
