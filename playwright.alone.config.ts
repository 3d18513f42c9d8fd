// The browser's tests of the app against the folder without a server (`npm run build:static`) on a host of files: the same
// files as against the server, with the engine in the page's own worker. What puts answers in the server's place or asks it
// by itself cannot hold there and is left out, each with its reason (e2e/support/alone.ts).
import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

const PORT = Number(process.env.E2E_PORT ?? 4399) + 1;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** Those of routes, head, search, lists, filters, cards, games, insights, favourites and stored states that ask the server. */
const TESTS =
  "routes header results typed-search understanding filters filters-advanced favorites related-games game insights surprise state".split(
    " ",
  );

process.env.LUDEX_ALONE = "yes";

export default defineConfig({
  ...config,
  testMatch: TESTS.map((name) => `**/${name}.spec.ts`),
  // One width of many is enough to see that the engine answers as the server does.
  grepInvert: /@deep/,
  // Each page makes its own catalogue first.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  use: { ...config.use, baseURL: ADDRESS, serviceWorkers: "allow" },
  webServer: { command: `node e2e/support/alone-host.ts ${PORT}`, url: ADDRESS, timeout: 240_000 },
});
