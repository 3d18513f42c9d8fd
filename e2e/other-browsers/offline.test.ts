// Without a server: what was visited and what is a favourite can be read in a browser that keeps copies.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDeployment, type Deployment } from "../support/deployment.ts";
import { freePort } from "./free-port.ts";
import { useStage } from "./setup.ts";
import { click, textsOf, untilPicturesShown, untilTakenOver } from "./visitor.ts";

const VISITED = 4200;
const stage = useStage();
let site: Deployment;

beforeAll(async () => {
  site = createDeployment(await freePort());
  await site.start();
});
afterAll(() => site.stop());

const open = async (path: string) => {
  await stage.window.open(`${site.base}${path}`);
  await untilTakenOver(stage.window);
};

/** Ids of the games whose copies are whole. */
const keptIds = () =>
  stage.window.run(async () => {
    const cache = await caches.open("ludex-games-1");
    const kept = (await (await cache.match("/-/kept-games"))?.json()) as { id: number }[] | undefined;
    return (kept ?? []).map(({ id }) => id);
  });

test("favourites and visited games can be read without a server", { timeout: 120_000 }, async () => {
  const { window } = stage;
  await open("/");
  const name = (await textsOf(window, "article h2"))[0] ?? "";
  const isTakenOver = () => window.run(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isTakenOver, { timeout: 30_000 }).toBe(true);
  await click(window, "button", `Favorite: ${name}`);
  await open(`/game/${VISITED}`);
  await expect.poll(async () => (await keptIds()).length, { timeout: 30_000 }).toBe(2);
  expect(await keptIds()).toContain(VISITED);

  await site.stop();
  await open("/favorites");
  await expect.poll(() => textsOf(window, "article h2")).toEqual([name]);
  expect(await untilPicturesShown(window)).toBeGreaterThan(0);
  await open(`/game/${VISITED}`);
  await expect.poll(() => textsOf(window, "h1")).toEqual(["Portal 2"]);
});
