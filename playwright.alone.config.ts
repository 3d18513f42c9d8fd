// The browser's tests of the app against the folder without a server (`npm run build:static`) on a host of files, below a
// path: the same files as against the server, with the engine in the page's own worker. What puts answers in the server's
// place or asks it by itself cannot hold there and is left out, each with its reason (e2e/support/alone-tests.ts).
import { defineConfig } from "@playwright/test";
import { OF_OTHER_AREAS, TESTS } from "./e2e/support/alone-tests.ts";
import { START_MS } from "./e2e/support/patient.ts";
import config from "./playwright.config.ts";

const PORT = Number(process.env.E2E_PORT ?? 4399) + 1;
/** A path that holds the folder, as on a host that others share. */
const PATH = "/ludex";
const ADDRESS = `http://127.0.0.1:${PORT}${PATH}/`;

process.env.LUDEX_ALONE = PATH;

export default defineConfig({
  ...config,
  // Reports as the others do, and is held to its guide.
  reporter: [...(Array.isArray(config.reporter) ? config.reporter : []), ["./e2e/support/left-out.ts"]],
  testMatch: TESTS.map((name) => `**/${name}.spec.ts`),
  // One width of many is enough to see that the engine answers as the server does.
  grepInvert: [/@deep/, OF_OTHER_AREAS],
  // Each page makes its own catalogue first.
  timeout: 180_000,
  expect: { timeout: START_MS },
  use: { ...config.use, baseURL: ADDRESS, serviceWorkers: "allow" },
  webServer: {
    command: `node e2e/support/alone-host.ts ${PORT} ${PATH}/`,
    url: ADDRESS,
    timeout: 240_000,
  },
});
