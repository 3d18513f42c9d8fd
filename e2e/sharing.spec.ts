// Handing a page on: one button, what chat services are told, and what other apps hand to this one.
import { expect, test } from "./support/test.ts";
import { SUBJECTS } from "./support/pages-that-lead-on.ts";
import { servePictures } from "./support/serve-pictures.ts";

const PORTAL_2 = "/game/4200";

test.beforeEach(({ page }) => servePictures(page));

for (const [address, title] of [
  ["/game/4200/similar?sort=name", "Games like Portal 2"],
  ["/compare?ids=4200,3328", "Compared: Portal 2 and The Witcher 3: Wild Hunt"],
  ["/search?q=portal&sort=name", "Search results: “portal”"],
  ["/?genre=racing", "Racing games"],
  ["/series/half-life?genre=shooter", "Half-Life games in order of release"],
  ["/upcoming?platform=187", "Upcoming games"],
  ["/discover", "Discover"],
] as const) {
  test(`[E-07] ${address} is handed to the system`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => void (document.title = JSON.stringify(data)) });
    });
    await page.goto(address);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/"url"/);
    const { url, title: said } = JSON.parse(await page.title()) as { url: string; title: string };
    expect([new URL(url).pathname + new URL(url).search, said]).toEqual([address, title]);
  });
}

test("[E-07] what is shared with the installed app becomes a search in its place", async ({ page }) => {
  const { share_target: target } = await (await page.request.get("/manifest.webmanifest")).json();
  expect(target).toEqual({
    action: "/share-target",
    method: "GET",
    enctype: "application/x-www-form-urlencoded",
    params: { title: "title", text: "text", url: "url" },
  });
  await page.goto("/favorites");
  await page.goto(`${target.action}?title=&text=${encodeURIComponent("https://shop.example/app/620/Portal_2/")}&url=`);
  await expect(page).toHaveURL("/search?q=Portal%202");
  await expect(page.getByRole("link", { name: "Portal 2", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/favorites");
  await page.goto(target.action);
  await expect(page.getByRole("heading", { name: "Nothing to search for was shared" })).toBeVisible();
});

test("[E-07] a page says where its preview is, and the preview is what its head says", async ({ request }) => {
  const addresses = [
    PORTAL_2,
    `${PORTAL_2}/similar`,
    "/compare?ids=3328,4200",
    "/",
    "/search?q=portal",
    "/upcoming",
    "/discover",
    ...SUBJECTS.map(([, path]) => path),
  ];
  for (const address of addresses) {
    const text = await (await request.get(address, { headers: { accept: "text/html" } })).text();
    const [, link = ""] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    const preview = await (await request.get(link.replaceAll("&amp;", "&"))).json();
    const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
    expect([address, preview.type, preview.title]).toEqual([address, "link", title?.replaceAll("&#x27;", "'")]);
    const picture = await request.get(preview.thumbnail_url);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  const elsewhere = await request.get("/oembed?url=https%3A%2F%2Fevil.example%2Fgame%2F4200");
  expect(elsewhere.status()).toBe(404);
});

test("[E-07] [D-01] the page of a game says which lists it stands in", async ({ page }) => {
  await page.goto(PORTAL_2);
  const crumbs = page.getByRole("navigation", { name: "Where you are" }).getByRole("link");
  await expect(crumbs.first()).toHaveText("All games");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data.map((text) => JSON.parse(text)).find((each) => each["@type"] === "BreadcrumbList");
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    ...(await crumbs.allTextContents()),
    "Portal 2",
  ]);
  await crumbs.nth(1).click();
  await expect(page).toHaveURL(/\/\?genre=/);
});
