// The engine in the browser answers the protocol as the server does: the same questions to both, over the same catalogue. The
// port's own suite (test/support/source-conformance.ts) runs in Node.
import { test } from "@playwright/test";
import { buildFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { expect } from "./support/patient.ts";
import { untilTakenUp } from "./support/taken-up.ts";

const BASE = "/some/folder/";
const BUILD_MS = 240_000;
/** Until the engine has all games, which one of those that come later is waited for with. */
const WHOLE_MS = 120_000;
const COMES_LATER = 3_344_819_203;

test.use({ serviceWorkers: "allow" });

const LISTS = [
  "page_size=5",
  "page=3&page_size=7",
  "ordering=-released&page_size=5",
  "ordering=name&page_size=5",
  "ordering=lowest&page_size=5",
  "genres=puzzle&platforms=4&page_size=5",
  "dates=1998-01-01,1998-12-31&ordering=-metacritic&page_size=5",
  "tags=co-op,horror&page_size=5",
  "developers=valve-software&ordering=released&page_size=40",
  "metacritic=90,100&exclude=3498&page_size=5",
  "ids=3328,4200,58175",
  "search=half-life&page_size=5",
  "search=zelda&search_exact=true&page_size=5",
  "search=fasmofobia&page_size=3",
  "search=short cozy games for switch&page_size=5",
  "search=ゼルダ&page_size=3",
  "search=nothing-is-called-so-xyzzy",
  "page_size=3&include=screenshots,movies,developers",
  // Wrong or beyond the end.
  "page=999999",
  "page=none",
  "dates=yesterday",
  "genres=no-such-genre",
];
const QUESTIONS = [
  ...LISTS.map((query) => `games?${query}`),
  "games/4200",
  "games/portal-2",
  "games/no-such-game",
  "games/4200/screenshots",
  "games/4200/movies",
  "games/4200/stores",
  "games/4200/suggested?page_size=6",
  "games/4200/game-series",
  "games/4200/additions",
  "games/facets?genres=puzzle",
  "games/hints?search=no-such-thing-xyzzy",
  "games/survey?genres=puzzle",
  "games/years",
  "games/discover",
  "games/understand?text=best co-op games like portal under 10 hours",
  "genres",
  "platforms?page_size=5",
  "platforms/lists/parents",
  "stores",
  "tags?page_size=10",
  "developers?page_size=5&search=valve",
  "developers/valve-software",
  "publishers/nintendo",
  "creators?page_size=5",
  "series?page_size=5",
  "nowhere",
];

/** What is answered, wherever and whenever: addresses say who was asked, and `updated` when its catalogue was made. */
const plain = (body: string, origin: string) =>
  JSON.parse(body.replaceAll(origin, "").replaceAll(/"updated":"[^"]*"/g, '"updated":""')) as unknown;

test("[B-01] the engine in the browser answers what the server answers, question by question", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(BUILD_MS + WHOLE_MS);
  const { folder } = buildFolder(BASE);
  const host = await serveFiles(folder, BASE);
  await page.goto(host.address);
  await untilTakenUp(page);
  const ask = (question: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, body: await answer.text() };
    }, `/api/${question}`);
  await expect.poll(async () => (await ask(`games/${COMES_LATER}`)).status, { timeout: WHOLE_MS }).toBe(200);

  for (const question of QUESTIONS) {
    const [here, there] = [await ask(question), await request.get(`/api/${question}`)];
    expect.soft(here.status, question).toBe(there.status());
    expect
      .soft(plain(here.body, new URL(host.address).origin), question)
      .toEqual(plain(await there.text(), new URL(baseURL ?? "").origin));
  }
  await host.stop();
});
