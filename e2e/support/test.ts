// Playwright's test with the rules of all tests: a policy violation, an uncaught error or a request to a foreign host fails the
// test that caused it, and `expectNoAxeFindings` looks at the page as it stands.
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type Page } from "@playwright/test";
import { isAlone, needsServer } from "./alone.ts";
import { expect, linksOutside, meetFolder, watchOutside } from "./below-path.ts";
import { START_MS } from "./patient.ts";

const HYDRATION_MS = 5000;

/**
 * Waits until the server's document is hydrated. A visitor needs longer to aim than that takes; a
 * test does not.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isAppThere = (isDocumentEmpty: boolean) => {
    const shown = document.querySelector("main > *");
    return shown === null ? !isDocumentEmpty : Object.keys(shown).some((key) => key.startsWith("__react"));
  };
  // Pages whose code is kept back on purpose are never hydrated.
  await page
    .waitForFunction(isAppThere, isAlone, { timeout: isAlone ? START_MS : HYDRATION_MS })
    .catch(() => undefined);
  // React marks what it hydrates before it listens there; it has done so when there is nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** A host of files answers with 404.html where no document was written ahead; games that a test made up nobody knows. */
const ALONE_ERRORS = /responded with a status of 404|Error 404 en games\/\d{1,3}\?/;

type Rules = {
  /** Fragments of console errors that this test causes on purpose. */
  expectedErrors: string[];
  rulesOfAll: void;
};

export const test = base.extend<Rules>({
  expectedErrors: [[], { option: true }],
  request: async ({ request }, use) => {
    needsServer("asks");
    await use(request);
  },
  rulesOfAll: [
    async ({ page, baseURL, expectedErrors, javaScriptEnabled, locale }, use) => {
      if (locale?.startsWith("en") === false) needsServer("language");
      meetFolder(page);
      const goTo = page.goto.bind(page);
      page.goto = async (address, options) => {
        const response = await goTo(address, options);
        // Who asks for a moment of the loading wants the page as it is then.
        if (options?.waitUntil === undefined && javaScriptEnabled) await untilHydrated(page);
        return response;
      };
      const findings: string[] = [];
      const home = new URL("./", baseURL).href;
      // At the root of a host nothing lies outside.
      if (isAlone) watchOutside(page, home, findings);
      const isExpected = (text: string) =>
        expectedErrors.some((fragment) => text.includes(fragment)) || (isAlone && ALONE_ERRORS.test(text));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) findings.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => {
        if (!isExpected(error.message)) findings.push(`uncaught: ${error.message}`);
      });
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== new URL(home).origin)
          findings.push(`foreign request: ${request.url()}`);
      });
      await use();
      if (isAlone) findings.push(...(await linksOutside(page, home)));
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with axe's findings (WCAG 2.2 AA and best practices) on the page in its present state, or in a part of it. */
export async function expectNoAxeFindings(page: Page, within = "html"): Promise<void> {
  // What is just fading in has not its colours yet.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // All in the page itself: no frame of ours holds another origin, and a second page for the findings takes long.
    .setLegacyMode()
    // What it found to be right need not be collected, which is a fifth of its time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.target.join(" ")) }))).toEqual([]);
}

export { expect };
