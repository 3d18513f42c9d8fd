import { inFolder, needsServer } from "./support/alone.ts";
import { createDeployment, type Deployment } from "./support/deployment.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const KEY = "ludex-support-count";
const card = "Do you like this project?";

test.describe("an address that leads nowhere", () => {
  test.use({ expectedErrors: ["404"] });

  for (const width of [360, 1440]) {
    test(`[N-01] offers the way home and the way back at ${width} px`, deepUnless(width === 360), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/favorites");
      await page.goto("/nowhere/at/all");
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
      await expectNoAxeFindings(page);
    });
  }

  test("[N-01] Go Home leads home", async ({ page }) => {
    await page.goto("/not-found");
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("[N-01] Go Back leads to the screen before", async ({ page }) => {
    await page.goto("/search?q=portal");
    await page.getByRole("link", { name: "Favorites", exact: true }).click();
    await expect(page).toHaveURL("/favorites");
    await page.evaluate((address) => {
      history.pushState({ index: 2, key: "x" }, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, inFolder("/abc"));
    await expect(page).toHaveURL("/not-found");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/favorites");
  });

  test("[N-01] Go Back leads home when there is nothing before", DEEP, async ({ page }) => {
    await page.goto("/not-found");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
  });
});

const count = (key: string) => localStorage.getItem(key);

test("[N-02] shows after 60 seconds the first time and counts one", async ({ page }) => {
  await page.clock.install();
  await page.goto("/favorites");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The way here took some seconds, too.
  await page.clock.runFor(50_000);
  await expect(page.getByText(card)).toBeHidden();
  expect(await page.evaluate(count, KEY)).toBeNull();
  await page.clock.runFor(11_000);
  await expect(page.getByRole("complementary", { name: card })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("free and open source");
  expect(await page.evaluate(count, KEY)).toBe("1");
});

test("[N-02] shows 240 seconds after page load the second time and counts two", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript((key) => localStorage.setItem(key, "1"), KEY);
  await page.goto("/favorites");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The way here took some seconds, too.
  await page.clock.runFor(226_000);
  await expect(page.getByText(card)).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(page.getByText(card)).toBeVisible();
  expect(await page.evaluate(count, KEY)).toBe("2");
});

for (const stored of ["2", "3", "many"]) {
  test(`[N-02] never shows when ${stored} is stored`, deepUnless(stored === "many"), async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, stored] as const);
    await page.goto("/favorites");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.clock.runFor(600_000);
    await expect(page.getByText(card)).toBeHidden();
    expect(await page.evaluate(count, KEY)).toBe(stored);
  });
}

const REPOSITORY = "https://git.example.org/games/ludex?a=1&b=%22";

for (const { whose, environment, href } of [
  { whose: "the operator's repository", environment: { REPOSITORY_URL: REPOSITORY }, href: REPOSITORY },
  { whose: "no repository", environment: {}, href: undefined },
]) {
  test.describe(`with ${whose}`, () => {
    needsServer("process");
    test.describe.configure({ mode: "default", timeout: 90_000 });
    // Both may run at once, each in a worker of its own.
    const port = Number(process.env["E2E_PORT"] ?? 4399) + 8 + (href === undefined ? 2 : 0);
    test.use({ baseURL: `http://127.0.0.1:${port}` });
    let site: Deployment;
    // Only now: every worker reads this file, and few run these tests.
    test.beforeAll(async () => {
      site = createDeployment(port);
      await site.start(environment);
    });
    test.afterAll(() => site.stop());

    for (const width of [320, 1440]) {
      test(
        `[N-02] the card stands at the bottom right, asks for a star and can be closed at ${width} px`,
        deepUnless(width === 320),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.clock.install();
          await page.goto("/favorites");
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.clock.runFor(61_000);
          const popup = page.getByRole("complementary", { name: card });
          await expect(popup).toBeVisible();
          const corner = async () => {
            const box = await popup.boundingBox();
            return [Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round((box?.y ?? 0) + (box?.height ?? 0))];
          };
          await expect.poll(corner).toEqual([width - 16, 800 - 16]);
          await expect(popup).toContainText("free and open source");
          const star = popup.getByRole("link");
          if (href === undefined) await expect(popup).toContainText("A star where you found it helps");
          else await expect(star).toHaveAttribute("href", href);
          await expect(star).toHaveText(href === undefined ? [] : ["Give a star"]);
          await expectNoAxeFindings(page);
          await popup.getByRole("button", { name: "Close" }).click();
          await expect(popup).toBeHidden();
        },
      );
    }

    test("[N-02] the footer links there in documents, in the app shell and offline, or nowhere", async ({
      page,
      request,
    }) => {
      await page.goto("/favorites");
      const footer = page.getByRole("contentinfo");
      const toTheCode = footer.getByRole("link").filter({ hasNotText: /RAWG|Discover|Upcoming games|My shelf/ });
      await expect(footer).toContainText("Ludex is free and open source.");
      await expect(toTheCode).toHaveCount(href === undefined ? 0 : 1);
      if (href !== undefined) await expect(toTheCode).toHaveAttribute("href", href);
      for (const path of ["/", "/offline.html"]) {
        const text = await (await request.get(path, { headers: { accept: "text/html" } })).text();
        expect(text.includes('<meta name="repository"')).toBe(href !== undefined);
      }
    });
  });
}
