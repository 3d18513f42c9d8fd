// The first and the latest games of whom a text names, asked of the bundled catalogue.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { understoodBy } from "../../../test/support/understood.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

describe("the first and the latest games of somebody", () => {
  const ZELDA = "series=the-legend-of-zelda";
  it.each([
    ["latest zelda", ` | ${ZELDA} | release=out | -released`],
    ["neuestes zelda", ` | ${ZELDA} | release=out | -released`],
    ["newest capcom", " | developers=capcom | release=out | -released"],
    ["first capcom game", " | developers=capcom | oldest"],
    ["el primer juego de nintendo", " | publishers=nintendo | oldest"],
    ["das letzte Capcom Spiel", " | developers=capcom | release=out | -released"],
    // Without a word for games only a series has a first one: this is as good as a title's beginning.
    ["first samurai", "first samurai"],
    ["first capcom", "first capcom"],
  ])("[S-13] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toBe(expected);
  });
});
