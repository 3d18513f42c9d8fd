import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { cardMediaQuery, developersQuery } from "./card-extras.ts";
import { EMPTY_PAGE, listGamesQuery, pageOfList } from "./list-games.ts";

type Answer = (path: string) => Response;

/** Announces the answers of the service and gives back what was asked. */
function answer(by: Answer): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (input: unknown) => {
    asked.push(String(input));
    return Promise.resolve(by(String(input)));
  });
  return asked;
}

const list = (results: object[]) => Response.json({ count: results.length, next: null, previous: null, results });

it("[X-03] a list is kept for each set of filters and page, whatever the order of its parameters", async () => {
  const asked = answer(() => list([{ id: 1, name: "One" }]));
  const client = createQueryClient();
  await client.fetchQuery(listGamesQuery({ genres: "action", platforms: "4", page: 1 }));
  await client.fetchQuery(listGamesQuery({ page: 1, platforms: "4", genres: "action" }));
  await client.fetchQuery(listGamesQuery({ genres: "action", platforms: "4", page: 2 }));
  expect(asked).toEqual([
    "/api/games?genres=action&include=screenshots%2Cmovies%2Cdevelopers&page=1&platforms=4",
    "/api/games?genres=action&include=screenshots%2Cmovies%2Cdevelopers&page=2&platforms=4",
  ]);
});

it("[X-03] a failure is logged as 'Error: {status} {statusText}'; the empty result has no neighbours", async () => {
  answer(() => new Response("", { status: 403, statusText: "Forbidden" }));
  await expect(createQueryClient().fetchQuery(listGamesQuery({ page: 1 }))).rejects.toThrow("403");
  expect(vi.mocked(console.error).mock.calls).toEqual([["Error: 403 Forbidden"]]);
  vi.mocked(console.error).mockClear();
  expect(EMPTY_PAGE).toEqual({ count: 0, next: null, previous: null, results: [] });
});

it("[P-02] what is of the visitor's shelf is asked for in a body, and is in no address", async () => {
  const bodies: string[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (input: unknown, init: RequestInit = {}) => {
    asked.push(`${init.method ?? "GET"} ${String(input)}`);
    bodies.push(init.body instanceof URLSearchParams ? init.body.toString() : "");
    return Promise.resolve(list([{ id: 1, name: "One" }]));
  });
  const client = createQueryClient();
  await client.fetchQuery(listGamesQuery({ genres: "action", exclude: "3,70" }));
  await client.fetchQuery(listGamesQuery({ genres: "action", ids: "3" }));
  await client.fetchQuery(listGamesQuery({ genres: "action" }));
  const rest = "genres=action&include=screenshots%2Cmovies%2Cdevelopers";
  expect(asked).toEqual(["POST /api/games", "POST /api/games", `GET /api/games?${rest}&page=1`]);
  expect(bodies).toEqual([
    "exclude=3%2C70&genres=action&include=screenshots%2Cmovies%2Cdevelopers&page=1",
    "genres=action&ids=3&include=screenshots%2Cmovies%2Cdevelopers&page=1",
    "",
  ]);
});

it("[P-02] while a list is narrowed otherwise, what it still has stands in; of another page only the count does", () => {
  const game = (id: number) => ({ id, name: `Game ${id}` }) as (typeof EMPTY_PAGE.results)[number];
  const before = { ...EMPTY_PAGE, count: 50, results: [game(1), game(2)] };
  const { standIn } = pageOfList("games", { genres: "action", exclude: "1" });
  const after = (key: string, page: number) => standIn(before, ["games", key, page, ""]);
  expect(after("genres=action", 1)).toMatchObject({ count: 50, results: [game(2)] });
  expect(after("genres=action", 2)).toMatchObject({ count: 50, results: [] });
  expect(after("genres=puzzle", 1)).toBeUndefined();
});

it("[X-03] media of one game: 7 screenshots and 1 movie, empty for it alone when they fail", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const asked = answer((path) =>
    path.includes("/2/")
      ? new Response("", { status: 500 })
      : list(path.includes("screenshots") ? [{ id: 5, image: "/a.jpg" }] : []),
  );
  const client = createQueryClient();
  const media = await Promise.all([1, 2].map((id) => client.fetchQuery(cardMediaQuery(id))));
  expect(media).toMatchObject([
    { screenshots: [{ image: "/a.jpg" }], videos: [] },
    { screenshots: [], videos: [] },
  ]);
  expect(asked.slice(0, 2)).toEqual(["/api/games/1/screenshots?page_size=7", "/api/games/1/movies?page_size=1"]);
  expect(warned).toHaveBeenCalledOnce();
});

it("[K-04] developers of a game that cannot be read are none, not an error", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  answer(() => new Response("", { status: 404 }));
  expect(await createQueryClient().fetchQuery(developersQuery(1))).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
});
