// A shelf that is continued on another device: two browsers that share nothing but a code.
import type { Browser, Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test, untilHydrated } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

const sectionOf = (page: Page) => page.getByRole("region", { name: "Continue on another device" });
const said = (page: Page) => sectionOf(page).getByRole("status");
const shelved = (page: Page) => page.getByRole("list", { name: "All" }).getByRole("article");

/** Marks the first card of a search by its key. */
async function mark(page: Page, title: string): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await untilHydrated(page);
  const card = page.getByRole("article").first();
  await card.getByRole("link").first().focus();
  await expect(card.getByRole("button", { name: /^Put on my shelf: / })).toBeAttached();
  await page.keyboard.press("1");
  await expect(page.getByText(/is on your shelf/)).toBeVisible();
}

/** Makes a code and gives its words. */
async function makeCode(page: Page): Promise<string[]> {
  await page.goto("/shelf");
  await sectionOf(page).getByRole("button", { name: "Make a code" }).click();
  const words = sectionOf(page).getByRole("list", { name: "The twelve words of the code" }).getByRole("listitem");
  await expect(words).toHaveCount(12);
  await expect(sectionOf(page).getByText("In step, a moment ago.")).toBeVisible();
  return words.allTextContents();
}

async function elsewhere(browser: Browser, baseURL: string | undefined, test_: (page: Page) => Promise<void>) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await servePictures(page);
  await test_(page);
  await context.close();
}

test("[P-05] two devices see both what each has marked, after one joined by words", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await mark(page, "Portal 2");
  const words = await makeCode(page);
  await elsewhere(browser, baseURL, async (there) => {
    await mark(there, "Celeste");
    await there.goto("/shelf");
    await expect(shelved(there)).toHaveCount(1);
    const section = sectionOf(there);
    await section.getByRole("button", { name: "I have a code" }).click();
    const field = section.getByRole("textbox", { name: "The twelve words of the code" });
    await expect(field).toBeFocused();
    await field.fill(words.slice(1).join(" "));
    await section.getByRole("button", { name: "Join" }).click();
    await expect(section.getByText("A code has twelve words; these are 11.")).toBeVisible();
    // A letter too many is pointed out, and taken out by a press.
    await field.fill([`${words[0]}zq`, ...words.slice(1)].join(" "));
    await field.press("Tab");
    await there.keyboard.press("Enter");
    await expect(section.getByText(`Word 1, “${words[0]}zq”, is not in the list.`)).toBeVisible();
    await section.getByRole("button", { name: "Put in the corrections" }).click();
    await field.fill(words.join(", "));
    await section.getByRole("button", { name: "Join" }).click();
    await expect(section.getByText("This device is now in step.")).toBeVisible();
    await expect(shelved(there)).toHaveCount(2);
    // The first one hears of it when it is looked at again.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(shelved(page)).toHaveCount(2);
    // And of what is changed later, from a page that is not the shelf.
    await mark(there, "Hades");
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await expect(shelved(page)).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  });
  expect(sent.some((request) => /\/api\/sync\/[0-9a-f]{32} /.test(request))).toBe(true);
  expect(sent.filter((request) => /#sync|"note"|mark/.test(request.replaceAll(/\/assets\/\S+/g, "")))).toEqual([]);
});

test("[P-05] an address with a code asks before it joins, and the code stands in it no more", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await mark(page, "Portal 2");
  await makeCode(page);
  const code = await page.evaluate(() => localStorage.getItem("ludex-sync"));
  await elsewhere(browser, baseURL, async (there) => {
    await there.goto(`/shelf#sync=${code}`);
    const section = sectionOf(there);
    await expect(section.getByText("Join only if you made this code yourself")).toBeVisible();
    await expect(there).toHaveURL(/\/shelf$/);
    await section.getByRole("button", { name: "Not now" }).click();
    await expect(section.getByRole("button", { name: "Make a code" })).toBeVisible();
    await expect(there.getByRole("tab")).toHaveCount(0);
    await there.goto("/");
    await there.goto(`/shelf#sync=${code}`);
    await section.getByRole("button", { name: "Join" }).click();
    await expect(shelved(there)).toHaveCount(1);
    // Forgotten here, it is known no more there; both keep their shelves.
    await sectionOf(page).getByRole("button", { name: "Forget everywhere" }).click();
    await sectionOf(page).getByRole("button", { name: "Forget everywhere" }).last().click();
    await expect(said(page).filter({ hasText: "The code is forgotten everywhere." })).toBeVisible();
    await there.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(section.getByText("This code is not known any more.")).toBeVisible();
    await expect(shelved(there)).toHaveCount(1);
    await section.getByRole("button", { name: "Stop here" }).click();
    await expect(section.getByRole("button", { name: "Make a code" })).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test("[P-05] says so, and goes on when there is one", async ({ page }) => {
    await makeCode(page);
    await page.route("**/api/sync/*", (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(sectionOf(page).getByText("No connection. It is tried again soon.")).toBeVisible();
    await page.unroute("**/api/sync/*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(sectionOf(page).getByText("In step, a moment ago.")).toBeVisible();
  });
});

test("[P-05] is not offered by a server that keeps no shelves in step", async ({ page }) => {
  await page.route("**/shelf", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</head>", '<meta name="no-sync" content="yes" /></head>');
    await route.fulfill({ response, body });
  });
  await page.goto("/shelf");
  await expect(page.getByRole("heading", { name: "Bring your games along" })).toBeVisible();
  await expect(sectionOf(page)).toHaveCount(0);
});

for (const [colorScheme, width, isShort] of [
  ["dark", 1440, true],
  ["light", 360, true],
  ["light", 1440, false],
  ["dark", 320, false],
] as const) {
  test(`[P-05] can be used by everybody: ${colorScheme}, ${width}`, deepUnless(isShort), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/shelf");
    await sectionOf(page).getByRole("button", { name: "I have a code" }).click();
    await sectionOf(page).getByRole("textbox").fill("twelve wrods that are nearly all of them in the list zoo");
    await sectionOf(page).getByRole("button", { name: "Join" }).click();
    await expect(sectionOf(page).getByText("Word 2, “wrods”, is not in the list.")).toBeVisible();
    await expectNoAxeFindings(page);
    await makeCode(page);
    await sectionOf(page).getByRole("button", { name: "Forget everywhere" }).click();
    await expect(sectionOf(page).getByRole("img", { name: "The link, for a camera" })).toBeVisible();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
