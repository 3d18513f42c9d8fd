// `npm run dev`: its pages are documents, as those of the built app are, and are hydrated.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "./support/test.ts";
import { DEEP } from "./support/lane.ts";

const ROOT = join(import.meta.dirname, "..");
const PORT = Number(process.env["E2E_PORT"] ?? 4399) + 9;
/** It fills its database, and a busy machine takes its time for that. */
const START_MS = 300_000;

test.describe.configure({ mode: "default", timeout: START_MS });
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

let child: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  child = spawn(process.execPath, ["scripts/dev.js"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      PORT: String(PORT),
      DATA_DIRECTORY: ".cache/e2e-development",
      LOG_LEVEL: "fatal",
      REPOSITORY_URL: "https://git.example.org/games/ludex",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: START_MS }).toBe(true);
});
test.afterAll(async () => {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
});

const readDocument = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers: { accept: "text/html" } });
  return { status: answer.status, text: await answer.text() };
};

test("the development server writes documents, with their status, data, styles and head", DEEP, async () => {
  const home = await readDocument("/?genre=puzzle");
  expect(home.status).toBe(200);
  expect(home.text).toMatch(/<h1[^>]*>Puzzle games<\/h1>/);
  expect(home.text).toContain("<title>Puzzle games · Ludex</title>");
  expect(home.text.match(/<article/g)).toHaveLength(20);
  expect(home.text).toContain('id="page-data"');
  expect(home.text).toMatch(/<style data-vite-dev-id="[^"]*card-grid\.module\.css">[^<]*display: grid/);
  expect(home.text).toContain('<meta name="repository" content="https://git.example.org/games/ludex" />');
  expect(home.text).not.toMatch(new RegExp(`127\\.0\\.0\\.1:${PORT + 1}`));
  const game = await readDocument("/game/4200");
  expect([game.status, game.text.includes("<title>Portal 2")]).toEqual([200, true]);
  expect((await readDocument("/game/999999999")).status).toBe(404);
  expect((await readDocument("/nowhere/at/all")).status).toBe(404);
});

test("documents of the development server are hydrated", DEEP, async ({ page }) => {
  await page.goto("/?genre=puzzle");
  await expect(page.getByRole("article")).toHaveCount(20);
  const chip = page.getByRole("button", { name: "Singleplayer", exact: true });
  await expect(async () => {
    await chip.click();
    await expect(page).toHaveURL("/?genre=puzzle&tag=singleplayer", { timeout: 2000 });
  }).toPass();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});
