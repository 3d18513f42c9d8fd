// A source's trailers, of which only those of given hosts are passed on.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway, type TestGateway } from "../../../test/support/gateway.ts";
import { withGivenVideos } from "./given-videos.ts";
import { parseGamesQuery } from "./query.ts";

/** Where the double's trailers lie. */
const STEAM = "steamcdn-a.akamaihd.net";
const GAME = 102;
const MOVIES = { screenshots: false, movies: true, developers: false };
const PAGE = { ref: GAME, page: 1, pageSize: 10 };

let rawg: FakeRawg;
let gateway: TestGateway;
beforeAll(async () => {
  rawg = await startFakeRawg();
  gateway = openTestGateway(rawg);
});
afterAll(async () => {
  await gateway.close();
  await rawg.close();
});

const over = (hosts: readonly string[]) => withGivenVideos(gateway.source, hosts);
const listed = (query: string) => parseGamesQuery(new URLSearchParams(query), 20);

describe("[safety-24] trailers of a source", () => {
  it.each([
    ["of a host that was given are passed on", [STEAM], 2],
    ["of another host are passed on nowhere", ["video.example"], 0],
  ])("%s", async (_title, hosts, count) => {
    const source = over(hosts);
    const { value: part } = await source.listPart("movies", PAGE, NO_CLIENT);
    expect([part?.count, part?.results.length]).toEqual([count, count]);
    const { value: game } = await source.getGame(GAME, MOVIES, NO_CLIENT);
    expect(game).toHaveProperty("videos.length", count);
    const { value: list } = await source.listGames(listed(`include=movies&ids=${GAME}`), NO_CLIENT);
    expect(list.results.map(({ id, videos }) => [id, videos?.length])).toEqual([[GAME, count]]);
  });

  it("leave everything else as it is", async () => {
    const source = over([]);
    const pictures = await gateway.source.listPart("screenshots", PAGE, NO_CLIENT);
    expect((await source.listPart("screenshots", PAGE, NO_CLIENT)).value).toEqual(pictures.value);
    const games = await gateway.source.listGames(listed("page_size=3"), NO_CLIENT);
    expect((await source.listGames(listed("page_size=3"), NO_CLIENT)).value).toEqual(games.value);
    const none = { screenshots: false, movies: false, developers: false };
    expect((await source.getGame(GAME, none, NO_CLIENT)).value).toEqual(
      (await gateway.source.getGame(GAME, none, NO_CLIENT)).value,
    );
    expect((await source.getGame("no-such-game", none, NO_CLIENT)).value).toBeUndefined();
    expect((await source.listPart("movies", { ...PAGE, ref: "no-such-game" }, NO_CLIENT)).value).toBeUndefined();
  });
});
