// Letters typed into the document's search field before the app listens.
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/test.ts";

const SCRIPTS = /\/assets\/[^/]+\.js$/;

test("[S-01] what was typed before the app listens is asked for at once, and once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/games") asked.push(searchParams.get("search") ?? "");
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    let questions = 0;
    window.fetch = (...request) => {
      questions += 1;
      return fetch(...request);
    };
    addEventListener("app-listens", () => (document.documentElement.dataset["questions"] = String(questions)));
  });
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Search games").pressSequentially("zel");
  scripts.release();
  await expect(page.getByRole("option").first()).toBeVisible();
  // The field, which is hydrated after that, does not ask again.
  await expect(page.locator("html")).toHaveAttribute("data-questions", "1");
  await page.waitForTimeout(300);
  expect(asked).toEqual(["zel"]);
});

test("[S-01] what was typed before the app listens opens its list before the app takes over the cards", async ({
  page,
}) => {
  const code = await hold(page, SCRIPTS);
  await page.addInitScript(() => {
    // What React has taken over carries a property of its.
    const isTakenOver = (element: Element | null) =>
      element !== null && Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    const watching = new MutationObserver(() => {
      // Open, and perhaps still searching.
      if (document.querySelector("search form[data-open]") === null) return;
      watching.disconnect();
      document.documentElement.dataset["cardsAtOpening"] = isTakenOver(document.querySelector("article"))
        ? "taken over"
        : "as written";
    });
    watching.observe(document, { subtree: true, attributeFilter: ["data-open"] });
  });
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("portal");
  await expect.poll(() => code.asked.length).toBeGreaterThan(0);
  code.release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-cards-at-opening", "as written");
});

test("[S-10] the key / leads to the search field before the app listens, and what follows is asked for", async ({
  page,
}) => {
  const code = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Search games" });
  await expect(field).toBeVisible();
  await page.keyboard.press("Control+/");
  await expect(field).not.toBeFocused();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("fate/zero");
  await expect(field).toHaveValue("fate/zero");
  await field.fill("portal");
  code.release();
  await expect(page.getByRole("option", { name: /Portal 2/ }).first()).toBeVisible();
  await expect(field).toHaveValue("portal");
});
