// What is to come: by month, narrowed by the ordinary filters, and followed from elsewhere.
import { readFileSync } from "node:fs";
import ical from "ical.js";
import { SUBJECTS } from "./support/pages-that-lead-on.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { deepUnless } from "./support/lane.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

test.beforeEach(({ page }) => servePictures(page));

test("[E-02] what comes out stands by its time, and behind it what has no date", async ({ page, request }) => {
  const written = await (await request.get("/upcoming", { headers: { accept: "text/html" } })).text();
  expect(written).toContain("Announced without a date</h2>");
  expect(written).toContain("<article");
  await page.goto("/upcoming");
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming games" })).toBeVisible();
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  const undated = headings.indexOf("Announced without a date");
  const dated = headings.findIndex((text) => /^(?:Some time in|[A-Z][a-z]+ 20\d\d)/.test(text));
  expect(dated).toBeGreaterThanOrEqual(0);
  expect(undated).toBeGreaterThan(dated);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/upcoming?page=2");
  await expect(page.getByRole("list", { name: "Announced without a date" }).getByRole("article").first()).toBeVisible();
});

test("[E-02] filters narrow it by the address, and so do its feed and its calendar", async ({ page }) => {
  await page.goto("/upcoming");
  const note = page.getByRole("status").filter({ hasText: /\d+ games?$/ });
  await expect(note).toBeVisible();
  const before = Number.parseInt((await note.textContent()) ?? "", 10);
  await page.getByRole("combobox", { name: "Genre" }).selectOption({ label: "Shooter" });
  await expect(page).toHaveURL("/upcoming?genre=shooter");
  await expect.poll(async () => Number.parseInt((await note.textContent()) ?? "", 10)).toBeLessThan(before);
  const follow = page.getByRole("region", { name: "Follow this list" });
  for (const [name, file] of [
    ["Calendar", "calendar.ics"],
    ["Feed", "feed.atom"],
  ] as const) {
    const link = follow.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `/upcoming/${file}?genre=shooter`);
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  }
  await page.getByRole("button", { name: "Remove filter Genre: Shooter" }).click();
  await expect(page).toHaveURL("/upcoming");
  await page.goto("/upcoming?developer=no-such-studio");
  await expect(page.getByRole("heading", { name: "Nothing announced that fits" })).toBeVisible();
});

test("[E-03] documents name the feed and the calendar of their list", async ({ request }) => {
  for (const [address, path, query] of [
    ["/?genre=action&page=2&sort=name", "/", "?genre=action"],
    ["/search?q=portal", "/search/", "?q=portal"],
    ["/upcoming?platform=4", "/upcoming/", "?platform=4"],
    ["/studio/valve-software?genre=puzzle&sort=name", "/studio/valve-software/", "?genre=puzzle"],
    ["/year/2015?year=2016", "/year/2015/", ""],
    ["/game/4200/similar?genre=puzzle", "/game/4200/similar/", "?genre=puzzle"],
    ...SUBJECTS.map(([, subject]) => [subject, `${subject}/`, ""] as const),
  ] as const) {
    const text = await (await request.get(address, { headers: { accept: "text/html" } })).text();
    const named = [...text.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)"/g)];
    for (const [file, type] of [
      ["feed.atom", "application/atom+xml"],
      ["calendar.ics", "text/calendar"],
    ] as const) {
      const target = `${path}${file}${query}`;
      expect(
        named.filter(([, kind]) => kind === type).map(([, , href]) => href),
        address,
      ).toEqual([target]);
      const answer = await request.get(target);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
    }
  }
});

test("[E-03] the catalogue and what was found are followed at their filters, by a press that brings the code", async ({
  page,
}) => {
  const code: string[] = [];
  page.on("request", (sent) => sent.url().includes("follow-list") && code.push(sent.url()));
  for (const [address, path] of [
    ["/?genre=action&sort=name", "/feed.atom?genre=action"],
    ["/search?q=portal&genre=puzzle", "/search/feed.atom?q=portal&genre=puzzle"],
  ] as const) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expect(code).toEqual([]);
    const button = page.getByRole("button", { name: "Follow", exact: true });
    await button.click();
    const follow = page.getByRole("region", { name: "Follow this list" });
    await expect(follow.getByRole("link", { name: "Feed" })).toHaveAttribute("href", path);
    expect((await page.request.get(path)).status()).toBe(200);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeFindings(page);
    await button.click();
    await expect(follow).toHaveCount(0);
    code.length = 0;
  }
});

test("[E-03] a shelf has a calendar of its own, made in the browser", async ({ page }) => {
  const coming = [
    { id: 900_001, name: "Coming; with, signs", released: "2031-05-06" },
    { id: 900_002, name: "Some Day", released: "2031-12-31", released_precision: "year" },
  ];
  await page.goto("/shelf");
  const section = page.getByRole("region", { name: "Bring your games along" });
  await section.getByRole("textbox").fill("Portal 2\nDoom\n");
  await section.getByRole("button", { name: "Find these games" }).click();
  await section.getByRole("button", { name: /^Put .* on my shelf/ }).click();
  const button = page.getByRole("button", { name: "Calendar of what is to come" });
  await button.click();
  await expect(page.getByText("None of your games has a date that is still to come.")).toBeVisible();
  const asked: string[] = [];
  await page.route("**/api/games", async (route) => {
    asked.push(route.request().postData() ?? "");
    await route.fulfill({ json: { count: 2, next: null, previous: null, results: coming } });
  });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("ludex-shelf.ics");
  const text = readFileSync(await download.path(), "utf8");
  const events = new ical.Component(ical.parse(text) as unknown[]).getAllSubcomponents("vevent");
  expect(events.map((event) => String(event.getFirstPropertyValue("summary")))).toEqual(["Coming; with, signs"]);
  expect(asked.every((body) => body.includes("ids="))).toBe(true);
});

test("[E-02] g and a letter in a field are letters", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("gu");
  await expect(page.getByRole("combobox", { name: "Search games" })).toHaveValue("gu");
  await expect(page).toHaveURL("/");
});

for (const [width, theme] of [
  [360, "light"],
  [1440, "dark"],
] as const) {
  test(`[E-02] /upcoming at ${width} px, ${theme}, has no findings`, deepUnless(width === 360), async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/upcoming");
    await page.getByRole("article").first().waitFor();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
