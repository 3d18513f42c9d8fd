// A visitor of a server that takes games in sees in the footer how far it is, in English and Spanish, until all is there.
import { expect, test } from "@playwright/test";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { startLargeRawg, type LargeRawg } from "../test/support/large-rawg.ts";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { expectNoAxeFindings } from "./support/test.ts";

test.describe.configure({ timeout: 120_000 });

/** Forty a call, a second after each. */
const GAMES = 1200;
/** The app asks again after twenty seconds. */
const DONE = { timeout: 80_000 };

let rawg: LargeRawg;
let server: ServerProcess;
test.beforeAll(async () => {
  rawg = await startLargeRawg({ count: GAMES + 100 });
  server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    RAWG_API_KEY: rawg.key,
    RAWG_API_URL: rawg.url,
    RAWG_GAMES: String(GAMES),
  });
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await rawg.close();
});

test("[Q-10] the footer says how far the taking-in is, in the visitor's language, until all is there", async ({
  page,
  browser,
}) => {
  await page.goto(server.base);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/^RAWG: [\d,]+ of 1,200 games taken in$/)).toBeVisible();
  await expectNoAxeFindings(page, "footer");
  const spanish = await browser.newPage({ locale: "es" });
  await spanish.goto(server.base);
  await expect(spanish.getByText(/^RAWG: [\d.]+ de 1200 juegos incorporados$/)).toBeVisible();
  await spanish.close();
  await expect(footer.getByText("taken in")).toHaveCount(0, DONE);
  await expect(footer).toContainText("RAWG");
});
