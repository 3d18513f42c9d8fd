// The client of the protocol over a real server that says what it was asked.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createRawgClient } from "./client.ts";
import { RawgError } from "./rawg-error.ts";

const PAGE = { count: 3, next: "http://x/?page=2", previous: null, results: [{ id: 1, name: "A" }, null, { id: "2" }] };
const GAME = { id: 7, name: "Seven", slug: "seven" };

let server: Server;
let asked: string[] = [];
let base = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    asked.push(request.url ?? "");
    response.statusCode = pathname.includes("missing") ? 404 : 200;
    const isList = /\/(?:games|screenshots|movies)$/.test(pathname);
    response.end(JSON.stringify(pathname.endsWith("/games/broken") ? [] : isList ? PAGE : GAME));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`; // A TCP server has an AddressInfo.
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const client = (key?: string) => createRawgClient({ baseUrl: base, ...(key === undefined ? {} : { key }) });
async function addressOf(ask: () => Promise<unknown>): Promise<string | undefined> {
  asked = [];
  await ask();
  return asked[0];
}

describe("the client", () => {
  it("[X-01] spells its questions sorted, without what is empty", async () => {
    const params = { search: "a & b", page: 2, genres: "", ordering: "-added" };
    const addresses = [
      await addressOf(() => client().listGames(params)),
      await addressOf(() => client().listGames({})),
      await addressOf(() => client().getGame("a/b", { include: "movies" })),
      await addressOf(() => client().listScreenshots(7, { page_size: 7 })),
      await addressOf(() => client().listMovies(7, {})),
      await addressOf(() => client().getTerm("developers", "a b")),
      await addressOf(() => client().ask(z.looseObject({ count: z.number() }), "games", { params: { page: 0 } })),
    ];
    expect(addresses).toEqual([
      "/api/games?ordering=-added&page=2&search=a%20%26%20b",
      "/api/games",
      "/api/games/a%2Fb?include=movies",
      "/api/games/7/screenshots?page_size=7",
      "/api/games/7/movies",
      "/api/developers/a%20b",
      "/api/games?page=0",
    ]);
  });

  it("[X-04] sends its key behind the question, and names it in no error", async () => {
    const keyed = client("se cret");
    expect(await addressOf(() => keyed.listGames({ page: 2 }))).toBe("/api/games?page=2&key=se%20cret");
    expect(await addressOf(() => keyed.listGames({}))).toBe("/api/games?key=se%20cret");
    const error: unknown = await keyed.getGame("missing", { include: "movies" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RawgError);
    expect(error).toMatchObject({
      name: "RawgError",
      message: "Error 404 en games/missing?include=movies",
      status: 404,
      statusText: "Not Found",
      path: "games/missing?include=movies",
    });
  });

  it("[X-03] reads what is whole of a list, and refuses what is none", async () => {
    const { count, next, previous, results } = await client().listGames({});
    expect([count, next, previous, results.map(({ id }) => id)]).toEqual([3, "http://x/?page=2", null, [1]]);
    expect(await client().getGame(7)).toMatchObject(GAME);
    await expect(client().getGame("broken")).rejects.toThrow(z.core.$ZodError);
  });

  it("[S-09] stops when it is told to", async () => {
    await expect(client().listGames({}, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});
