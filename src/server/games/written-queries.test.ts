// The written queries of bench/queries.toml, asked of the bundled catalogue through the protocol.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const FILE = join(import.meta.dirname, "../../../bench/queries.toml");
const KINDS = z.record(z.string(), z.record(z.string(), z.string())).parse(parse(readFileSync(FILE, "utf8")));
const QUERIES = Object.entries(KINDS).flatMap(([kind, queries]) =>
  Object.entries(queries).map(([text, slug]) => ({ kind, text, slug })),
);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

describe("written queries", () => {
  it("are at least 150, of ten kinds in equal parts", () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
    expect(Object.values(KINDS).map((queries) => Object.keys(queries).length)).toEqual(
      Array.from({ length: 10 }, () => QUERIES.length / 10),
    );
  });

  it("find the game they mean: first in 95 of 100, among the first three in 99", async () => {
    const misses: string[] = [];
    let [first, firstThree] = [0, 0];
    for (const { kind, text, slug } of QUERIES) {
      const { body } = await test.get(`/api/games?search=${encodeURIComponent(text)}&page_size=9`);
      const slugs = body.results.map((game) => String(game["slug"]));
      const place = slugs.indexOf(slug);
      if (place === 0) first += 1;
      else misses.push(`${kind}: ${text}: ${slug} at ${place}, first ${slugs[0]}`);
      if (place >= 0 && place < 3) firstThree += 1;
    }
    expect({ first: first / QUERIES.length, firstThree: firstThree / QUERIES.length, misses }).toEqual({
      first: expect.toSatisfy((share: number) => share >= 0.95),
      firstThree: expect.toSatisfy((share: number) => share >= 0.99),
      misses: expect.any(Array),
    });
  });
});
