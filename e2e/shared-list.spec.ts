// A list that is handed on stands in the fragment of a link and goes from hand to hand: no server is told of it, the system
// is given the very link, and the code for cameras holds it. Nothing is answered in the server's place here: what is watched
// is what would be sent.
import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { readFragment } from "#web/state/shelf/shared-games.ts";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { fieldsSeen } from "./support/read-qr.ts";
import { expect, test } from "./support/test.ts";
import { leaksIn, watchSent } from "./support/watch-sent.ts";

/** Names that nothing else has, with letters that are written in several ways. */
const TITLE = "Zoës geheime Liste & mehr";
const NAMES = ["Quxolotl über Ymir", "Zweihänder 4711: Ñandú", "Plim+Plam/Xyzzy"];
const NOTE = "Nur für Wilhelmine Ölschläger";
const GAMES = NAMES.map((name, index) => ({
  id: 987_650 + index,
  game: { name, background_image: null },
  halfStars: 7 + index,
}));
const SHARED = GAMES.map(({ id, game, halfStars }) => ({ id, name: game.name, halfStars }));

/** The quiet border is left out: where it ends is not the code's. */
const QR = { border: 0 };
const QUIET = 2;

const field = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "Link" });

/** Opens the dialog of the list, with `note` on it, and gives the link once the page has packed it. */
async function offer(page: Page, note = ""): Promise<string> {
  await bringShelf(page, aShelfFile(GAMES, TITLE));
  const list = page.getByRole("group").filter({ hasText: TITLE });
  await list.locator("summary").click();
  await list.getByRole("textbox", { name: "Note on the list" }).fill(note);
  await list.getByRole("button", { name: "Share" }).click();
  await expect(field(page)).toHaveValue(/\/shared#1\./);
  return field(page).inputValue();
}

/**
 * Is it the question of "For you", which stands on the page of the shelf and has nothing to do with sharing? It names the
 * games that have stars, and nothing else of them.
 */
const isForYou = (text: string) =>
  /^POST\n[^\n]+\/api\/games\n/.test(text) && /\nids=[\d%C]+&include=developers%2Cseries&page_size=40$/.test(text);

/** A file of the app, or a picture. */
const isPartOfPage = (text: string) => /^GET\nhttp:\/\/[^/\n]+\/(?:assets\/|img\?|media\/)/.test(text);

/** What stands in the fragment of `link`. */
const heldBy = (link: string) => readFragment(new URL(link).hash.slice(1));

test("[P-04] neither who shares a list nor who opens it sends any part of it to a server", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const sentHere = watchSent(context);
  const without = await offer(page, NOTE);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "The link, for a camera" })).toBeVisible();
  const before = (await sentHere()).length;
  await dialog.getByRole("checkbox", { name: "With the note on the list" }).check();
  await expect(field(page)).not.toHaveValue(without);
  const link = await field(page).inputValue();
  expect(await heldBy(link)).toEqual({ title: TITLE, games: SHARED, note: NOTE });
  await dialog.getByRole("button", { name: "Copy" }).click();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  const secrets = [TITLE, NOTE, ...NAMES, ...[without, link].map((one) => new URL(one).hash.slice("#1.".length))];
  const { origin } = new URL(link);
  const all = await sentHere();
  expect(all.length).toBeGreaterThan(10);
  // What is typed, packed and copied asks for nothing; parts of the page itself may come late.
  expect(all.slice(before).filter((text) => !isPartOfPage(text) && !isForYou(text))).toEqual([]);
  expect(all.filter((text) => !text.startsWith(`GET\n${origin}/`) && !isForYou(text))).toEqual([]);
  expect(leaksIn(all, secrets)).toEqual([]);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block" });
  const sentThere = watchSent(elsewhere);
  const there = await elsewhere.newPage();
  await there.goto(link);
  await expect(there.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(there.getByRole("list", { name: TITLE }).getByRole("link")).toHaveText(NAMES);
  // Once more, and then on from it: the list's address is where the browser comes from.
  await there.reload();
  await there.getByRole("button", { name: "Keep it as a list of mine" }).click();
  await there.getByRole("main").getByRole("link", { name: "My shelf" }).click();
  await expect(there.getByRole("group").filter({ hasText: TITLE })).toContainText("3 games");
  await there.goto(link);
  await there.evaluate(() => location.assign("/search?q=portal"));
  await expect(there.getByRole("article").first()).toBeVisible();
  const theirs = await sentThere();
  expect(theirs.length).toBeGreaterThan(10);
  expect(theirs.filter((text) => !text.startsWith(`GET\n${origin}/`))).toEqual([]);
  // Not even which games they are.
  expect(leaksIn(theirs, [...secrets, ...GAMES.map(({ id }) => String(id))])).toEqual([]);
  await elsewhere.close();
});

test("[P-04] what would be sent of a list is seen in an address, a header and a body, however it is written", async ({
  page,
  context,
}) => {
  const sent = watchSent(context);
  await page.route("**/canary**", (route) => route.fulfill({ status: 204 }));
  await page.goto("/shared");
  const ways = [
    { path: "", header: "", body: `title=${TITLE}` },
    { path: "", header: "", body: Buffer.from(`x ${TITLE}`).toString("base64") },
    { path: "", header: "", body: JSON.stringify({ games: [NAMES[1]] }) },
    { path: encodeURIComponent(TITLE), header: "", body: "" },
    { path: Buffer.from(`ab${NAMES[0]}`).toString("base64url"), header: "", body: "" },
    { path: "", header: Buffer.from(TITLE).toString("hex"), body: "" },
    { path: "", header: encodeURIComponent(NOTE), body: "" },
  ];
  await page.evaluate(async (all) => {
    for (const { path, header, body } of all) {
      const asked = { headers: { "x-canary": header }, ...(body !== "" && { method: "POST", body }) };
      await fetch(`/canary?x=${path}`, asked);
    }
  }, ways);
  const canaries = (await sent()).filter((text) => /^[A-Z]+\n[^\n]+\/canary\?/.test(text));
  expect(canaries).toHaveLength(ways.length);
  expect(leaksIn(canaries, [TITLE, NOTE, ...NAMES])).toHaveLength(ways.length);
});

test("[P-04] the system's way of sharing is given the link that holds the games, and may be left again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    const share = (data: ShareData) => {
      given.push(data);
      // The visitor closes the system's dialog the first time.
      return given.length === 1 ? Promise.reject(new DOMException("left", "AbortError")) : Promise.resolve();
    };
    Object.assign(navigator, { share });
    Object.assign(globalThis, { given });
  });
  const link = await offer(page);
  const dialog = page.getByRole("dialog");
  const hand = dialog.getByRole("button", { name: "Share", exact: true });
  await hand.click();
  await hand.click();
  const given = await page.evaluate(() => (globalThis as unknown as { given: ShareData[] }).given);
  expect(given).toEqual([
    { title: TITLE, url: link },
    { title: TITLE, url: link },
  ]);
  expect(await heldBy(given[1]?.url ?? "")).toEqual({ title: TITLE, games: SHARED });

  // Another name of the list is in the link as well as beside it.
  await dialog.getByRole("textbox", { name: "What the list is called" }).fill("Ours");
  await expect(field(page)).not.toHaveValue(link);
  await hand.click();
  const last = await page.evaluate(() => (globalThis as unknown as { given: ShareData[] }).given.at(-1));
  expect(last?.title).toBe("Ours");
  expect(await heldBy(last?.url ?? "")).toEqual({ title: "Ours", games: SHARED });
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`[P-04] the code for cameras holds the very link, as it is seen by ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const link = await offer(page);
    const code = page.getByRole("img", { name: "The link, for a camera" });
    await expect(code).toBeVisible();
    const drawn = encode(link, QR);
    expect(await fieldsSeen(code, drawn.size, QUIET)).toEqual(drawn.data);
    // It changes with the link.
    await page.getByRole("dialog").getByRole("textbox", { name: "What the list is called" }).fill("Ours");
    await expect(field(page)).not.toHaveValue(link);
    const other = encode(await field(page).inputValue(), QR);
    await expect.poll(() => fieldsSeen(code, other.size, QUIET)).toEqual(other.data);
    expect(other.data).not.toEqual(drawn.data);
  });
}
