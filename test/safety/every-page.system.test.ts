// Every page, written by the app's own renderer, against every odd text in every parameter and every place of its path:
// whatever an address says, it is answered below 500 and never by a document that had to give up.
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findRenderer } from "#server/pages/load-renderer.ts";
import { PAGE_NAMES, ROUTES } from "#shared/routes.ts";
import { shareOf } from "../support/lane.ts";
import { LONG_TEXTS, ODD_TEXTS } from "../support/odd-texts.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../support/test-app.ts";

const BUILT = join(import.meta.dirname, "../../dist");
const PAGE = { accept: "text/html" };
const TIMEOUT_MS = 240_000;
const AT_ONCE = 4;
/** Below what a target may have. */
const QUERY_CHARS_MAX = 7800;

const FILTERS = ["platform", "genre", "tag", "developer", "publisher"];
const PLURALS = FILTERS.map((name) => `${name}s`);
const RANGES = ["year", "years", "years_from", "years_to", "metacritic", "metacritic_from", "metacritic_to"];
const PARAMETERS = ["q", "said", "literal", "page", "sort", "ordering", "key", "__proto__"].concat(
  FILTERS,
  PLURALS,
  PLURALS.flatMap((name) => [`${name}_all`, `${name}_none`]),
  RANGES,
);
/** Pages share their code: each takes one of so many shares of the texts, the next page the next one. */
const SHARES = 10;
const LISTS = [...PAGE_NAMES.map((name) => ROUTES[name].path).filter((path) => !path.includes("{")), "/nowhere"];
const HOLDING_GAMES = PAGE_NAMES.filter((name) => ROUTES[name].holdsGames).map((name) => ROUTES[name].path);

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp({
    dataDirectory: REAL_DATA,
    deps: { appDirectory: join(BUILT, "web"), openRenderer: findRenderer(BUILT) },
  });
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => test.close());

async function faultOf(target: string): Promise<string[]> {
  const { status, text } = await test.get(target, PAGE);
  const isDocument = text.startsWith("<!doctype html>") && text.includes("<main");
  const isRefused = status === 414 && target.length > 8192;
  if (isRefused || (status < 500 && (isDocument || status === 308))) return [];
  return [`${target.slice(0, 200)} -> ${status} ${isDocument ? "" : text.slice(0, 100)}`];
}

/** Asks for all of them, a few at a time, and gives back what was wrong. */
async function faultsOf(targets: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < targets.length) faults.push(...(await faultOf(targets[next++] ?? "/")));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** As many of the parameters as there is room for, each with this text. */
function queryOf(names: readonly string[], text: string): string {
  const room = Math.max(1, Math.floor(QUERY_CHARS_MAX / (text.length + 20)));
  return names
    .slice(0, room)
    .map((name) => `${name}=${text}`)
    .join("&");
}

describe("[safety-5] every page", () => {
  it.each([
    ["/search?q=%00", 200],
    ["/search?q=a%00b", 200],
    ["/search?q=portal&said=%00", 200],
    ["/?genre=%00&page=%00", 200],
    ["/game/%00", 404],
    ["/%00", 404],
  ])("takes a NUL: %s is a %i", async (target, status) => {
    expect((await test.get(target, PAGE)).status).toBe(status);
  });

  it("reads a NUL as a space, in what it says and in what it looks for", async () => {
    const { text } = await test.get("/search?q=portal%002", PAGE);
    expect(text).toContain('value="portal 2"');
    expect(text).toContain('href="/search/4200"');
    expect(text).not.toContain("\0");
  });

  it("takes any text to search for", { timeout: TIMEOUT_MS }, async () => {
    expect(await faultsOf(shareOf(ODD_TEXTS, SHARES, 0).map((text) => `/search?q=${text}`))).toEqual([]);
  });

  it("takes any text in its path", { timeout: TIMEOUT_MS }, async () => {
    const below = HOLDING_GAMES.map((path) => `${path}/X`.replace("//", "/"));
    const paths = [
      ...below,
      ROUTES.game.path.replace("{id}", "X"),
      "/game/4200/X",
      "/studio/X",
      "/year/X?page=X&sort=X",
      "/nowhere/X?q=X",
    ];
    const targets = paths.flatMap((path, at) =>
      shareOf(ODD_TEXTS, SHARES, at).map((text) => path.replaceAll("X", () => text)),
    );
    // What begins like an address of the API or a file is none of a page.
    expect(await faultsOf(targets.filter((target) => !/^\/(?:api|img|media|assets|-)(?:[/?]|$)/.test(target)))).toEqual(
      [],
    );
  });

  it("takes any text in all of its parameters at once", { timeout: TIMEOUT_MS }, async () => {
    const targets = LISTS.flatMap((path, at) =>
      shareOf(ODD_TEXTS, SHARES, at).map((text) => `${path}?${queryOf(PARAMETERS, text)}`),
    );
    expect(await faultsOf(targets)).toEqual([]);
  });

  it("takes long, repeated and nested parameters", { timeout: TIMEOUT_MS }, async () => {
    const long = LONG_TEXTS.flatMap((text) => [`/search?q=${text}`, `/?genres=${text}`, `/game/${text}`, `/${text}`]);
    const shapes = [...PARAMETERS, "constructor"].flatMap((name) => [
      `${name}=%00,a&${name}=a%00`,
      `${name}[]=1&${name}[a]=%00`,
      `${name}&${name}=&=${name}`,
    ]);
    expect(await faultsOf([...long, ...shapes.flatMap((query) => [`/?${query}`, `/search?${query}`])])).toEqual([]);
  });
});

/** The status line's number for a target whose bytes are written as they are. */
async function statusOfRaw(target: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: h\r\nAccept: text/html\r\nConnection: close\r\n\r\n`, "latin1");
  return Number(
    Buffer.concat(await socket.toArray())
      .toString("latin1")
      .split(" ", 2)[1],
  );
}

describe("[safety-5] an address that grows when it is spelled out", () => {
  const lists = PLURALS.flatMap((name) => [name, `${name}_all`, `${name}_none`]).filter(
    (name) => !name.startsWith("platf"),
  );
  const values = (text: string, count: number) => Array.from({ length: count }, (_, at) => `${text}${at}`).join(",");
  it.each([
    ["spaces", `/search?q=a${"+a".repeat(4000)}`],
    ["letters of three bytes", `/search?q=${"%E6%96%87".repeat(905)}`],
    ["bytes that are not encoded", `/search?q=${"\u00e6\u0096\u0087".repeat(2700)}`],
    ["many values", `/?${lists.map((name) => `${name}=${values("abcdefghijklm", 40)}`).join("&")}`],
    [
      "many values and words",
      `/search?q=portal&${lists.map((name) => `${name}=${values("abcdefghijklm", 40)}`).join("&")}`,
    ],
    [
      "values of bytes that are not encoded",
      `/?genres=${values("\u00e9".repeat(70), 40)}&tags=${values("\u00e9".repeat(70), 40)}`,
    ],
  ])("is answered below 500: %s", async (_name, target) => {
    expect(target.length).toBeLessThan(8192);
    const status = await statusOfRaw(target);
    expect([200, 400, 414]).toContain(status);
  });
});
