// What the first load may cost, counted on the wire. Raising a figure here is a decision, not a repair.
import { expect, test } from "./support/test.ts";

const SCRIPT_MAX_BYTES = 115 * 1024;
const STYLE_MAX_BYTES = 12 * 1024;

test("the home page carries its answer, and its script and style stay within their budget", async ({
  page,
  request,
}) => {
  const assets = { script: new Set<string>(), stylesheet: new Set<string>() };
  const asked: string[] = [];
  page.on("request", (sent) => {
    const type = sent.resourceType();
    if (type === "script" || type === "stylesheet") assets[type].add(sent.url());
    if (new URL(sent.url()).pathname.startsWith("/api/")) asked.push(sent.url());
  });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const weigh = async (urls: Set<string>) => {
    const sizes = await Promise.all(
      [...urls].map(async (url) => {
        const response = await request.head(url, { headers: { "accept-encoding": "gzip" } });
        return Number(response.headers()["content-length"]);
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  expect(await weigh(assets.script)).toBeLessThanOrEqual(SCRIPT_MAX_BYTES);
  expect(await weigh(assets.stylesheet)).toBeLessThanOrEqual(STYLE_MAX_BYTES);
});

test("the service worker is small", async ({ request }) => {
  const answer = await request.get("/service-worker.js", { headers: { "accept-encoding": "gzip" } });
  // A third of it are the names of the app's files, of which each page has two or three. It comes after everything else.
  expect(Number(answer.headers()["content-length"])).toBeLessThan(3.5 * 1024);
});
