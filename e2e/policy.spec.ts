// The policy of the server against everything that the app shows: each screen at a phone's and a desk's width, with what
// opens over it open and a trailer playing. Nothing is refused, because nothing tries, and nobody else is asked.
import { createHash } from "node:crypto";
import { expect, test as base, type Page } from "@playwright/test";
import { untilHydrated } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const WITH_TRAILER = 3498;
const WIDTHS = [360, 1440];

type Watch = { violations: string[]; foreign: string[]; styles: () => Promise<number> };

const test = base.extend<{ watch: Watch }>({
  watch: async ({ page, baseURL }, use) => {
    const watch: Watch = {
      violations: [],
      foreign: [],
      styles: () => page.locator("style").count(),
    };
    await page.exposeFunction("reportViolation", (text: string) => watch.violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) => {
        const text = `${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`;
        const report: unknown = Reflect.get(window, "reportViolation");
        if (typeof report === "function") report(text);
      });
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) watch.foreign.push(request.url());
    });
    await use(watch);
  },
});

/** What a screen opens over itself, and how. */
const OPENED: Record<string, (page: Page, width: number) => Promise<void>> = {
  suggestions: async (page) => {
    await page.getByRole("combobox", { name: "Search games" }).fill("zelda");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  },
  shortcuts: async (page) => {
    await page.locator("main").focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
  },
  filters: async (page, width) => {
    if (width > 1000) return;
    await page
      .getByRole("button", { name: /^Filters/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await page.keyboard.press("Escape");
  },
  cards: async (page) => {
    const card = page.getByRole("article").first();
    await card.hover();
    await page
      .getByRole("button", { name: /^Favorite: / })
      .first()
      .click();
  },
  lightbox: async (page) => {
    await page
      .getByRole("button", { name: /^Open screenshot/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
  },
  trailer: async (page) => {
    const video = page.locator("video").first();
    await video.scrollIntoViewIfNeeded();
    await video.evaluate(async (element) => {
      if (element instanceof HTMLVideoElement) await element.play().catch(() => undefined);
    });
    await expect
      .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.currentTime))
      .toBeGreaterThan(0);
  },
  insights: async (page) => {
    await page.getByRole("tab", { name: "Tricks" }).click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
  },
};

const SCREENS: [path: string, opened: string[]][] = [
  ["/", ["suggestions", "shortcuts", "filters", "cards"]],
  ["/search?q=portal", ["suggestions", "cards"]],
  [`/game/${WITH_TRAILER}`, ["shortcuts", "lightbox", "trailer", "insights"]],
  ["/favorites", ["shortcuts"]],
  ["/nothing", ["shortcuts"]],
];

for (const width of WIDTHS) {
  test(
    `[safety-2] no violation and nobody else asked on any screen at ${width} px`,
    deepUnless(width === 1440),
    async ({ page, watch }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const [path, opened] of SCREENS) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await untilHydrated(page);
        for (const name of opened) {
          await test.step(`${name} on ${path}`, () => OPENED[name]?.(page, width) ?? Promise.resolve());
          expect([path, name, watch.violations]).toEqual([path, name, []]);
        }
        expect([path, watch.violations, watch.foreign, await watch.styles()]).toEqual([path, [], [], 0]);
      }
    },
  );
}

test("[safety-2] a page of the API carries no violation either", async ({ page, watch }) => {
  const answered = await page.goto("/api/docs");
  expect([answered?.status(), watch.violations, watch.foreign]).toEqual([200, [], []]);
});

test("[safety-2] the watch sees a violation when there is one", async ({ page, watch }) => {
  await page.goto("/favorites");
  await page.evaluate(() => {
    const picture = document.createElement("img");
    picture.src = "https://canary.invalid/x.png";
    document.body.append(picture);
    try {
      document.body.setAttribute("onclick", "void 0");
    } catch {
      // Refused at once where trusted types are enforced for attributes, too.
    }
  });
  await expect.poll(() => watch.violations.length).toBeGreaterThanOrEqual(2);
});

test("[safety-2] the scripts inside a document are those whose hashes the policy names, and no others", async ({
  request,
}) => {
  for (const path of ["/", `/game/${WITH_TRAILER}`, "/search?q=x", "/favorites", "/nothing"]) {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
      .filter(({ groups }) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(groups?.["attributes"] ?? ""))
      .map(
        ({ groups }) =>
          `'sha256-${createHash("sha256")
            .update(groups?.["code"] ?? "")
            .digest("base64")}'`,
      );
    const policy = response.headers()["content-security-policy"] ?? "";
    const named = policy.match(/'sha256-[^']+'/g) ?? [];
    expect([path, [...new Set(named)].toSorted()]).toEqual([path, [...new Set(inline)].toSorted()]);
    expect([path, /<style|\son\w+=|javascript:/i.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, ""))]).toEqual([
      path,
      false,
    ]);
  }
});
