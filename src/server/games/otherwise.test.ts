// A game as it is not, asked of the bundled catalogue: games like it. What some game of the title is stays a title.
import { afterAll, beforeAll, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { understoodBy } from "../../../test/support/understood.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understood = (text: string) => understoodBy(test, text);

it.each([
  ["skyrim in space", " | like=the-elder-scrolls-v-skyrim | tags=space"],
  ["gta in the wild west", " | like=grand-theft-auto-v | tags=western"],
  ["minecraft with zombies", " | like=minecraft | tags=zombies"],
  ["diablo in space", " | like=diablo | tags=space"],
  ["life is strange in space", " | like=life-is-strange-episode-1-2 | tags=space"],
  ["monster hunter in space", " | like=monster-hunter-world-2 | tags=space"],
  ["the last of us in space", " | like=the-last-of-us | tags=space"],
  ["skyrim im Weltraum", " | like=the-elder-scrolls-v-skyrim | tags=space"],
  ["hades en el espacio", " | like=hades-2018 | tags=space"],
])("[S-15] %s: no such game is, so games like it", async (text, expected) => {
  expect(await understood(text)).toBe(expected);
  const query = expected.replace(" | ", "").replaceAll(" | ", "&");
  expect((await test.get(`/api/games?${query}`)).body.count).toBeGreaterThan(0);
});

it.each([
  // Some game of that series, or the game itself, is so.
  ["call of duty in ww2", /^call of duty \| tags=world-war-ii$/],
  ["stardew valley in co-op", /^stardew valley \| tags=co-op$/],
  ["resident evil with zombies", /^resident evil \| tags=zombies$/],
  // What is asked for is in nothing like it.
  ["skyrim in ww2", /^skyrim \| tags=world-war-ii$/],
  // Of when it is, games like it say nothing.
  ["skyrim in 1995", /^(?!.*like=)/],
  // A kind of game is no title, and words that are no game's are none.
  ["pirates in space", /^(?!.*like=)/],
  ["ninjas with guns", /^(?!.*like=)/],
  // It does not lead on from the title.
  ["space skyrim", /^(?!.*like=)/],
  ["alone in the dark", /^alone in the dark$/],
])("[S-15] %s stays what it is", async (text, expected) => {
  expect(await understood(text)).toMatch(expected);
});
