// How long a game takes stands where somebody chooses one: on its card, on its page, and as an order of the list.
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const GTA_5 = 3498;

test("[E-04] a card and a game's page say how long it takes, and a list begins with the shortest", async ({ page }) => {
  await servePictures(page);
  const { playtime } = await (await page.request.get(`/api/games/${GTA_5}`)).json();
  expect(playtime).toBeGreaterThan(5);
  await page.goto("/");
  const card = page.getByRole("list", { name: "Games" }).getByRole("article").filter({ hasText: "Grand Theft Auto V" });
  await card.getByRole("link").first().focus();
  await expect(card.getByText(`${playtime} hours`, { exact: true })).toBeVisible();
  await page.goto(`/game/${GTA_5}`);
  await expect(
    page
      .getByRole("main")
      .getByText(new RegExp(`\\b${playtime} hours`))
      .first(),
  ).toBeVisible();
  await page.goto("/?playtime=2-5&sort=shortest");
  const { results } = await (await page.request.get("/api/games?playtime=2,5&ordering=playtime&page_size=20")).json();
  const hours = results.map((game: { playtime: number }) => game.playtime);
  expect([hours[0], hours]).toEqual([2, hours.toSorted((a: number, b: number) => a - b)]);
  await expect(page.getByRole("list", { name: "Games" }).getByRole("heading")).toHaveText(
    results.map((game: { name: string }) => game.name),
  );
});
