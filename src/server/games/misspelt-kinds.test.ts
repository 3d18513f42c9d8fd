// Mistyped words for kinds of game, asked of the bundled catalogue. What is near to a title stays one.
import { afterAll, beforeAll, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { understoodBy } from "../../../test/support/understood.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understood = async (text: string) => (await understoodBy(test, text)).split(" | ").toSorted().join(" | ");

it.each([
  ["horor games", " | tags=horror"],
  ["horor gmaes for ps5", " | platforms=187 | tags=horror"],
  ["realxing puzel games", " | genres=puzzle | tags=relaxing"],
  ["metriodvania with good story", " | genres=metroidvania | tags=story-rich"],
  ["racign games for ps4", " | genres=racing | platforms=18"],
  ["open wrold games", " | tags=open-world"],
  ["juegos de estratejia", " | genres=strategy"],
  ["Rolenspiele", " | genres=role-playing-games-rpg"],
  ["stragety games with vikngs", " | genres=strategy | tags=vikings"],
  ["farmin games", " | tags=agriculture"],
  // Two slips in a long word.
  ["metriodvanai", " | genres=metroidvania"],
  // Near to "story", and said of games as it stands.
  ["storm games for ps4", "platforms=18 | storm"],
  ["jeux d horeur", " | tags=horror"],
])("[S-15] %s", async (text, expected) => {
  expect(await understood(text)).toBe(expected);
});

it.each([
  "assasins creed",
  "witchr 3",
  "harry poter games",
  "stawdew valey",
  "hollow knigt",
  "horizn zero dawn",
  "horor",
  "puzl games",
  "norror games",
  "juegos de spectrum que todo el mundo tenia",
])("[S-15] %s is no kind of game", async (text) => {
  expect(await understood(text)).not.toContain("=");
});
