// Trailers of hosts that the operator did not name, from the service, from what the browser stored and from a copy of the
// app for reading offline: with the policy taken away, so that only the app itself can refuse them.
import { expect, test, type Page } from "@playwright/test";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { aListed } from "./support/serve-list.ts";
import { deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

const GIVEN = "https://video.example/a.mp4";
const FOREIGN = [
  "https://evil.example/a.mp4",
  "//evil.example/a.mp4",
  "https://video.example:8443/a.mp4",
  "http://video.example/a.mp4",
];
const movie = (id: number, address: string) => ({
  id,
  name: "",
  preview: null,
  data: { "480": address, max: address },
});

let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServerProcess({ DATA_DIRECTORY: filledDirectory(), VIDEO_HOSTS: "video.example" });
});
test.afterAll(() => server.end("SIGKILL"));

/** Every address of another host that the page asks for; documents come without their policy, `bare` ones without data. */
async function watch(page: Page, bare = false): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).origin !== server.base) {
        asked.push(request.url());
        return await route.abort();
      }
      if (request.resourceType() !== "document") return await route.fallback();
      const response = await route.fetch(bare ? { url: `${server.base}/offline.html` } : {});
      const { "content-security-policy": _policy, ...headers } = response.headers();
      return await route.fulfill({ response, headers });
    },
  );
  return asked;
}

async function pointAt(page: Page, at: number): Promise<void> {
  const card = page.getByRole("article").nth(at);
  await card.scrollIntoViewIfNeeded();
  await card.hover();
}

test("[safety-24] a stored favourite's trailer plays from a host that was given, and from no other", async ({
  page,
}) => {
  const favorites = [GIVEN, ...FOREIGN].map((address, at) => aListed(at + 1, { videos: [movie(at, address)] }));
  await page.addInitScript(
    (record) => localStorage.setItem("game-store", record),
    JSON.stringify({ state: { favorites }, version: 0 }),
  );
  const asked = await watch(page);
  await page.goto(`${server.base}/favorites`);
  // Below few favourites stand games that many know.
  await expect(page.getByRole("button", { name: /^Favorite: /, pressed: true })).toHaveCount(favorites.length);
  await pointAt(page, 0);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const at of favorites.keys()) await pointAt(page, at);
  await expect(page.locator("video")).toHaveCount(1);
  await expect(page.locator("video")).toHaveAttribute("src", GIVEN);
  await expect.poll(() => [...new Set(asked)]).toEqual([GIVEN]);
});

for (const address of [GIVEN, ...FOREIGN]) {
  test(
    `[safety-24] a game's trailer at ${address} is ${address === GIVEN ? "played" : "none"}`,
    deepUnless([GIVEN, FOREIGN[0]].includes(address)),
    async ({ page }) => {
      const asked = await watch(page, true);
      await page.route("**/api/games/*?include=*", async (route) => {
        const game = await (await route.fetch()).json();
        await route.fulfill({ json: { ...game, videos: [movie(1, address)] } });
      });
      await page.goto(`${server.base}/game/${PORTAL_2}`);
      const isGiven = address === GIVEN;
      const section = page.getByRole("region", { name: isGiven ? "Trailer" : "In motion" });
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator("video")).toHaveCount(isGiven ? 1 : 0);
      // Its own picture in depth stands in for it.
      await expect(section.locator("img[src*='/planes.webp']")).toHaveCount(isGiven ? 0 : 1);
      await expect.poll(() => [...new Set(asked)]).toEqual(isGiven ? [GIVEN] : []);
    },
  );
}
