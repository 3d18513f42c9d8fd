// A year beside the name of a series, a studio or a title, asked of the bundled catalogue, one rule at a time.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { understoodBy } from "../../../test/support/understood.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const read = (text: string) => understoodBy(test, text);

describe("a year beside a name", () => {
  const ZELDA = "series=the-legend-of-zelda";
  const of = (year: number) => `dates=${year}-01-01,${year}-12-31`;
  it.each([
    [
      "of somebody's life is none of the games",
      "spiele für mein 8 jahre altes kind",
      "altes kind | age_ratings=everyone",
    ],
    ["behind a series", "zelda 2017", ` | ${ZELDA} | ${of(2017)}`],
    ["before a series", "2017 zelda", ` | ${ZELDA} | ${of(2017)}`],
    ["behind a studio", "capcom 1996", ` | developers=capcom | ${of(1996)}`],
    ["of words that ask for an order", "best zelda 2017", ` | ${ZELDA} | ${of(2017)} | -metacritic`],
    [
      "among a kind of game and a series",
      "lord of the rings strategy 2004",
      `lord of the rings | genres=strategy | ${of(2004)}`,
    ],
    ["in German", "Herr der Ringe Strategie 2004", ` | genres=strategy | series=lord-of-the-rings | ${of(2004)}`],
    ["behind the beginning of a title on a machine", "mario switch 2017", `mario | platforms=7 | ${of(2017)}`],
    [
      "behind the beginning of a title and a tag",
      "resident evil horror 1996",
      `resident evil | tags=horror | ${of(1996)}`,
    ],
    ["in which there is no such game is a wish", "fifa 2004", "2004 | series=fifa"],
    ["in which nothing came out yet is a word", "zelda 2099", "zelda 2099"],
    ["of a title is the title's", "football manager 2024", "football manager 2024"],
    ["of a title is the title's, known by another name", "god of war 2018", "god of war 2018"],
    ["of a title is the title's on a machine, too", "doom 2016 ps4", "doom 2016 | platforms=18"],
    ["of a console is that of its games", "xbox 2001", ` | platforms=186,1,14,80 | ${of(2001)}`],
  ])("[S-15] %s: %s", async (_rule, text, expected) => {
    expect(await read(text)).toBe(expected);
  });
});
