// A page of another origin that was written for RAWG: Chromium itself decides whether it may ask, read and show.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

// The page refuses whatever does not allow to be embedded, as pages do that need an isolated process.
const HEADERS = { "content-type": "text/html", "cross-origin-embedder-policy": "require-corp" };

let server: Server;
let origin: string;
test.beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200, HEADERS).end("<title>Client</title>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server has an AddressInfo.
});
test.afterAll(() => server.close());

test("[G-01] a page of another origin reads the list and shows each picture as a crop and resized", async ({
  page,
  baseURL,
}) => {
  await page.goto(origin);
  const shown = await page.evaluate(async (base) => {
    // Headers of its own make the browser ask beforehand.
    const headers = { authorization: "Bearer none", "content-type": "application/json" };
    const list = await fetch(`${base}/api/games?page_size=3`, { headers });
    const { results } = (await list.json()) as { results: { background_image: string }[] }; // RAWG's shape.
    const load = async (address: string, crossOrigin: string | null) => {
      const image = new Image();
      image.crossOrigin = crossOrigin;
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    const crops = results.map(({ background_image: address }) => address.replace("media/", "media/crop/600/400/"));
    const [first = ""] = results.map(({ background_image: address }) => address);
    const blob = await (await fetch(first.replace("/media/", "/media/resize/420/-/"), { headers })).blob();
    return {
      embedded: await Promise.all(crops.map((address) => load(address, null))),
      readable: await Promise.all(crops.map((address) => load(address, "anonymous"))),
      original: await load(first, "anonymous"),
      type: blob.type,
    };
  }, baseURL);
  expect(shown).toEqual({
    embedded: ["600x400", "600x400", "600x400"],
    readable: ["600x400", "600x400", "600x400"],
    original: "1280x720",
    type: "image/jpeg",
  });
});

test("[G-01] a page of another origin learns why it was refused", async ({ page, baseURL }) => {
  await page.goto(origin);
  const answers = await page.evaluate(
    async (base) =>
      await Promise.all(
        ["/api/games/no-such-game", "/media/crop/600/400/games/1/nothing.jpg"].map(async (path) => {
          const response = await fetch(base + path);
          return [response.status, await response.json()];
        }),
      ),
    baseURL,
  );
  expect(answers).toEqual([
    [404, { detail: "Not found." }],
    [404, { detail: "Not found." }],
  ]);
});
