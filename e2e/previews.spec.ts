// What chat services show of a page: the pictures that its head names, of the built app.
import { expect, test } from "./support/test.ts";

const HTML = { accept: "text/html" };

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
