// The app can be installed: the manifest is read without a complaint, and every icon has the size that it says.
import { expect, test } from "./support/test.ts";

test("the manifest and its icons are what a browser needs to install the app", async ({ page, request }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "") as { icons: { src: string; sizes: string; type: string }[] };
  const head = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const src of new Set([...manifest.icons.map((icon) => icon.src), ...head])) {
    const answer = await request.get(src);
    expect([src, answer.status()]).toEqual([src, 200]);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }
  const sizes = await page.evaluate(
    async (icons) => {
      const load = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      return await Promise.all(icons.map(load));
    },
    manifest.icons.filter(({ type }) => type === "image/png").map(({ src }) => src),
  );
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
});
