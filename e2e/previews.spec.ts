// What chat services show of a page: the pictures that its head names, of the built app.
import { expect, test } from "./support/test.ts";

const HTML = { accept: "text/html" };
const WITH_TRAILER = 3498;

for (const [path, title] of [
  ["/studio/valve-software", "Games by Valve Software"],
  ["/series/half-life?genre=shooter", "Half-Life games in order of release"],
  ["/game/4200/similar", "Games like Portal 2"],
  ["/upcoming", "Upcoming games"],
  ["/discover", "Discover"],
  ["/", "Ludex: discover video games"],
] as const) {
  test(`[E-07] ${path} is shown in chats by a picture of its own`, async ({ request }) => {
    const html = await (await request.get(path, { headers: HTML })).text();
    const said = (property: string) =>
      new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(said("og:image")).toContain("/media/previews/");
    expect([said("og:image:width"), said("og:image:height"), said("og:image:type")]).toEqual([
      "1200",
      "630",
      "image/jpeg",
    ]);
    expect(said("og:image:alt")).toBe(`${title}: pictures of its first games`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    const picture = await request.get(said("og:image") ?? "");
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    const { default: sharp } = await import("sharp");
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
}

test("[E-07] what anybody may put into an address is shown by a game's picture", async ({ request }) => {
  for (const path of ["/search?q=portal", "/?genre=puzzle", "/compare?ids=4200,3328"]) {
    const html = await (await request.get(path, { headers: HTML })).text();
    expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toContain("/img?url=");
  }
});

test("[E-07] a game is told with its trailer and two facts, a subject with its games and years", async ({
  request,
}) => {
  const saidBy = async (path: string) => {
    const html = await (await request.get(path, { headers: HTML })).text();
    return (name: string) =>
      new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  };
  const game = await saidBy(`/game/${WITH_TRAILER}`);
  const trailer = await request.get(game("og:video") ?? "", { headers: { range: "bytes=0-99" } });
  expect([trailer.status(), trailer.headers()["content-type"]]).toEqual([206, game("og:video:type")]);
  expect([game("og:video:width"), game("og:video:height")]).toEqual(["1280", "720"]);
  const portal = await saidBy("/game/4200");
  expect([portal("twitter:label1"), portal("twitter:data1")]).toEqual(["Release", "Apr 18, 2011"]);
  expect([portal("twitter:label2"), portal("twitter:data2")]).toEqual(["Metacritic", "95"]);
  const studio = await saidBy("/studio/valve-software");
  expect(studio("twitter:label1")).toBe("Games");
  expect(studio("twitter:data1")).toMatch(/^\d+$/);
  expect([studio("twitter:label2"), studio("og:video")]).toEqual(["Years", undefined]);
  expect(studio("twitter:data2")).toMatch(/^\d{4}–\d{4}$/);
});
