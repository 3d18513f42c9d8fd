// Stories asked of the bundled catalogue: words of them that name kinds of game, of which the game in the story is none.
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
  ["wannabe pirate insult sword fighting", "the-secret-of-monkey-island"],
  ["new york cop whose family was murdered, bullet time, painkillers", "max-payne"],
  ["red haired girl with bow fights robot dinosaurs", "horizon-zero-dawn"],
  ["game with a boy and his giant dog bird creature", "the-last-guardian"],
  ["robed figure in the desert, long scarf, no words", "journey"],
  ["bald man with barcode on his head, disguises", "hitman-absolution"],
  ["prince with one hour to save the princess from the vizier, spikes and guillotines", "prince-of-persia-1989"],
  // Two words that nothing was made of, of which nearly all is said of one game.
  ["hollow something knight silk", "hollow-knight-silksong"],
  // Nothing was left, and no game has all of the tags.
  ["robot girl hunting robot dinosaurs", "horizon-zero-dawn"],
])("[S-16] %s is one game", async (text, slug) => {
  expect(await understood(text)).toBe(text);
  const { body } = await test.get(`/api/games?search=${encodeURIComponent(text)}&page_size=3`);
  expect(body.results[0]?.["slug"]).toBe(slug);
});

it("[S-16] the kind that a story seems to name is shown as the other reading", async () => {
  const { body } = await test.get("/api/games/understand?q=wannabe%20pirate%20insult%20sword%20fighting");
  expect(body).toMatchObject({ filters: [], others: [{ parameter: "tags", value: "pirates" }] });
});

it.each([
  // Some game of the kind has the words.
  ["pirate game with ship battles", / \| .*pirates/],
  // One word, or two that are said of several, are a wish.
  ["rpg with cooking", / \| .*role-playing/],
  ["platformer starring a fox", / \| .*platformer/],
  // Whoever asks for an order, for somebody's games or for what a game is like tells no story.
  ["best wannabe pirate insult sword fighting games", / \| .*-metacritic/],
  ["wannabe pirate insult sword fighting by capcom", / \| .*developers=capcom/],
  // Nothing is said of any game.
  ["fighting games qwxz vrbn plmk", / \| .*fighting/],
  // A title, wherever it came out, and what comes out when there is nothing.
  ["The Legend of Zelda: Breath of the Wild on ps4", / \| .*platforms=18/],
  ["what shooters are releasing in 2027", / \| .*shooter/],
  // Operators are meant as they stand.
  ["platform:pc wannabe pirate insult sword fighting", / \| .*platforms=4/],
])("[S-16] %s stays what it is", async (text, expected) => {
  expect(await understood(text)).toMatch(expected);
});
