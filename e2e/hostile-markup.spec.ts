// Both layers that keep foreign markup from running, each alone: the sanitiser without the policy, the policy without the
// sanitiser. And without either, to see that the corpus and the watch are worth something.
import { expect, test, type Page } from "@playwright/test";
import { shareOf } from "../test/support/lane.ts";
import { HOSTILE } from "./support/hostile-markup.ts";
import { DEEP } from "./support/lane.ts";
import { startProbeServer, type ProbeServer, type Way } from "./support/probe-server.ts";
import { watchHits, type Hits } from "./support/watch-hits.ts";

/** Texts a document and documents at once. What is written into a page as it is may swallow what follows it. */
const ROOM: Record<Way, { texts: number; frames: number }> = {
  raw: { texts: 1, frames: 67 },
  inserted: { texts: 6, frames: 67 },
  sanitised: { texts: 67, frames: 6 },
};
/** For documents that a text has led elsewhere: they never say that they are ready. */
const PATIENCE_MS = 4000;

// One server for the file, one browser after the other: each of these fills the machine by itself.
test.describe.configure({ mode: "serial", timeout: 300_000 });

let probes: ProbeServer;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext();
  const page = await request.get(baseURL ?? "", { headers: { accept: "text/html" } });
  const policy = page.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("require-trusted-types-for 'script'");
  // Frames hold the documents apart; that the page itself may not be framed is another matter.
  probes = await startProbeServer(policy.replace("frame-ancestors 'none'", ""));
  await request.dispose();
});
test.afterAll(() => probes.close());

/** What shows that the corpus is worth something takes all of it, in the deep lane. */
const TAKEN = shareOf(HOSTILE, 8, 1);

/** Shows every text that is taken, `ROOM` says how many together. */
async function showAll(page: Page, way: Way, policy: "on" | "off"): Promise<Hits> {
  const hits = await watchHits(page);
  const { texts, frames } = ROOM[way];
  for (let start = 0; start < TAKEN.length; start += texts * frames) {
    const ids = TAKEN.slice(start, start + texts * frames).map(({ id }) => id);
    const documents = Math.ceil(ids.length / texts);
    hits.settled.clear();
    await page.goto(`${probes.base}/${way}?frames=${documents}&policy=${policy}&ids=${ids.join(",")}`);
    const begun = Date.now();
    // The document of the frames settles, too.
    while (hits.settled.size <= documents && Date.now() - begun < PATIENCE_MS) await page.waitForTimeout(50);
  }
  return hits;
}

const textsOf = (ids: ReadonlySet<number>) => HOSTILE.filter(({ id }) => ids.has(id)).map(({ html }) => html);

test("[safety-3] the corpus has more than 300 texts, no two alike", () => {
  expect(new Set(HOSTILE.map(({ html }) => html.replaceAll(/\d+/g, ""))).size).toBeGreaterThanOrEqual(300);
});

for (const [way, least] of [
  ["raw", 180],
  ["inserted", 150],
] as const) {
  test(`[safety-3] without either layer at least ${least} texts run when ${way}`, DEEP, async ({ page }) => {
    const { ran, sent } = await showAll(page, way, "off");
    test.info().annotations.push({ type: "ran", description: `${ran.size} of ${HOSTILE.length}` });
    expect(ran.size).toBeGreaterThanOrEqual(least);
    expect(sent.size).toBeGreaterThanOrEqual(12);
  });

  test(`[safety-3] the policy alone: none runs when ${way}, none is sent`, async ({ page }) => {
    const { ran, sent } = await showAll(page, way, "on");
    expect(textsOf(ran)).toEqual([]);
    expect(textsOf(sent)).toEqual([]);
  });
}

test("[safety-3] the sanitiser alone: none runs, none is sent, only text elements and web links remain", async ({
  page,
}) => {
  const { ran, sent, bad, seen } = await showAll(page, "sanitised", "off");
  expect(seen.size).toBe(TAKEN.length);
  expect(textsOf(ran)).toEqual([]);
  expect(textsOf(sent)).toEqual([]);
  expect(bad).toEqual([]);
});
