// A source's trailers, of which only those of given hosts are passed on.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway, type TestGateway } from "../../../test/support/gateway.ts";
import { withGivenVideos } from "./given-videos.ts";
import { mapSourced } from "./provenance.ts";
import { parseGamesQuery } from "./query.ts";
import type { GameSource } from "./source.ts";

/** Where the double's trailers lie. */
const STEAM = "steamcdn-a.akamaihd.net";
const GAME = 102;
const MOVIES = { screenshots: false, movies: true, developers: false };
const PAGE = { ref: GAME, page: 1, pageSize: 10 };

let rawg: FakeRawg;
let gateway: TestGateway;
beforeAll(async () => {
  rawg = await startFakeRawg();
  gateway = openTestGateway(rawg, {}, { brief: [GAME] });
});
afterAll(async () => {
  await gateway.close();
  await rawg.close();
});

/** With the trailers inside the games of lists as well. */
const withVideos = (): GameSource => ({
  ...gateway.source,
  listGames: async (query, context) => {
    const { value: movies } = await gateway.source.listPart("movies", PAGE, context);
    return mapSourced(await gateway.source.listGames(query, context), (slice) => ({
      ...slice,
      results: slice.results.map((game) => ({ ...game, videos: movies?.results })),
    }));
  },
});
const over = (hosts: readonly string[]) => withGivenVideos(withVideos(), hosts);
const listed = (query: string) => parseGamesQuery(new URLSearchParams(query), 20);

describe("[safety-24] trailers of a source", () => {
  it.each([
    ["of a host that was given are passed on", [STEAM], 2],
    ["of another host are passed on nowhere", ["video.example"], 0],
  ])("%s", async (_title, hosts, count) => {
    const given = over(hosts);
    const { value: part } = await given.listPart("movies", PAGE, NO_CLIENT);
    expect([part?.count, part?.results.length]).toEqual([count, count]);
    const { value: game } = await given.getGame(GAME, MOVIES, NO_CLIENT);
    expect(game).toHaveProperty("videos.length", count);
    const { value: list } = await given.listGames(listed(`include=movies&ids=${GAME}`), NO_CLIENT);
    expect(list.results.map(({ id, videos }) => [id, videos?.length])).toEqual([[GAME, count]]);
  });

  it("[D-03] that only YouTube has are passed on inside a game, behind those that play, and not on the list of files", async () => {
    const { value: kept } = await gateway.source.listPart("movies", PAGE, NO_CLIENT);
    const files = kept?.results ?? [];
    const link = { id: 7, name: "Reveal", preview: null, data: {}, youtube: "Ii9vU_6b2-0" };
    const elsewhere = { ...link, id: 8, data: { max: "https://evil.example/a.mp4" } };
    const movies = [link, elsewhere, ...files];
    const withLinks: GameSource = {
      ...gateway.source,
      listPart: async (part, query, context) =>
        mapSourced(await gateway.source.listPart(part, query, context), (slice) =>
          part === "movies" && slice !== undefined ? { ...slice, results: movies as never, count: 4 } : slice,
        ),
      getGame: async (...question) =>
        mapSourced(await gateway.source.getGame(...question), (found) =>
          found !== undefined && "videos" in found ? { ...found, videos: movies } : found,
        ),
      listGames: async (...question) =>
        mapSourced(await gateway.source.listGames(...question), (slice) => ({
          ...slice,
          results: slice.results.map((game) => ({ ...game, videos: movies })),
        })),
    };
    const source = withGivenVideos(withLinks, [STEAM]);
    const { value: part } = await source.listPart("movies", PAGE, NO_CLIENT);
    expect([part?.results, part?.count]).toEqual([files, 2]);
    const inGame = [...files, link, { ...elsewhere, data: {} }];
    expect((await source.getGame(GAME, MOVIES, NO_CLIENT)).value).toHaveProperty("videos", inGame);
    const { value: list } = await source.listGames(listed(`include=movies&ids=${GAME}`), NO_CLIENT);
    expect(list.results.map(({ videos }) => videos)).toEqual([inGame]);
  });

  it("leave everything else as it is", async () => {
    const given = over([]);
    const pictures = await gateway.source.listPart("screenshots", PAGE, NO_CLIENT);
    expect((await given.listPart("screenshots", PAGE, NO_CLIENT)).value).toEqual(pictures.value);
    const games = await withVideos().listGames(listed("page_size=3"), NO_CLIENT);
    expect((await given.listGames(listed("page_size=3"), NO_CLIENT)).value).toEqual(games.value);
    const none = { screenshots: false, movies: false, developers: false };
    expect((await given.getGame(GAME, none, NO_CLIENT)).value).toEqual(
      (await gateway.source.getGame(GAME, none, NO_CLIENT)).value,
    );
    expect((await given.getGame("no-such-game", none, NO_CLIENT)).value).toBeUndefined();
    expect((await given.listPart("movies", { ...PAGE, ref: "no-such-game" }, NO_CLIENT)).value).toBeUndefined();
  });
});
