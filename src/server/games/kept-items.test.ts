// What is kept of the games of lists, and what each question adds to it: an answer says the same whether anything of it was
// at hand or not.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { changeKept, withMore } from "./kept-items.ts";
import { serialize } from "./serialize.ts";

const BASE = "https://ludex.test";
/** Asked in this order, nearly all of the games are those of the questions before. */
const QUESTIONS = [
  "search=portal",
  "search=porta",
  "search=porta&include=matches",
  "search=portal&include=screenshots,movies,developers",
  "search=portal&include=screenshots,movies,matches",
  "search=portal&include=series",
  "search=portal&filter=true",
  "search=portal&ordering=-released",
  "like=portal-2&include=shared",
  "like=portal&include=shared,movies",
  "page_size=40",
  "page_size=40&include=movies",
];

const startNew = () => startTestApp({ dataDirectory: REAL_DATA, deps: { answerCacheBytes: 0 } });

describe("[G-01] games that another question has asked for", () => {
  let used: TestApp;
  beforeAll(async () => {
    used = await startNew();
    for (const question of QUESTIONS) await used.get(`/api/games?${question}`);
  });
  afterAll(() => used.close());

  it.each(QUESTIONS)("are given as if nobody had: %s", async (question) => {
    const fresh = await startNew();
    try {
      const [now, first] = [await used.get(`/api/games?${question}`), await fresh.get(`/api/games?${question}`)];
      expect(now.body.results.length).toBeGreaterThan(0);
      expect(now.text).toBe(first.text);
    } finally {
      await fresh.close();
    }
  });
});

describe("[G-01] the text of an item", () => {
  const kept = { name: "Portal", background_image: "/media/1.jpg" };

  it("has what the question adds behind what is kept", () => {
    const body = {
      results: [withMore(kept, { score: "1.0" }), withMore(withMore(kept, { score: null }), { image: "/a" })],
    };
    expect(serialize(body, BASE)).toBe(
      `{"results":[{"name":"Portal","background_image":"${BASE}/media/1.jpg","score":"1.0"},` +
        `{"name":"Portal","background_image":"${BASE}/media/1.jpg","score":null,"image":"${BASE}/a"}]}`,
    );
  });

  it("is under the base of whoever asks", () => {
    const body = { results: [withMore(kept, {})] };
    const pictures = ["https://one.test", "https://two.test", "https://one.test"].map(
      (base) => JSON.parse(serialize(body, base)).results[0].background_image,
    );
    expect(pictures).toEqual([
      "https://one.test/media/1.jpg",
      "https://two.test/media/1.jpg",
      "https://one.test/media/1.jpg",
    ]);
  });

  it("is of the whole where somebody has made another object of it", () => {
    const copy = { ...withMore(kept, { score: "1.0" }), name: "Another" };
    expect(JSON.parse(serialize({ results: [copy] }, BASE)).results).toEqual([
      { name: "Another", background_image: `${BASE}/media/1.jpg`, score: "1.0" },
    ]);
  });

  it("stands where the envelope has it, and what is undefined nowhere", () => {
    const body = { count: 1, next: undefined, results: [kept], wished: 2 };
    expect(serialize(body, BASE)).toBe(
      `{"count":1,"results":[{"name":"Portal","background_image":"${BASE}/media/1.jpg"}],"wished":2}`,
    );
  });
});

it("[D-03] what is kept is changed once, whatever questions add to it", () => {
  const asked: object[] = [];
  const change = changeKept<{ videos: readonly string[] }>((item) => {
    asked.push(item);
    return { ...item, videos: [] };
  });
  const kept = { videos: ["a"] };
  const changed = [change(withMore(kept, { score: "1.0" })), change(withMore(kept, { score: "2.0" }))];
  expect(changed).toEqual([
    { videos: [], score: "1.0" },
    { videos: [], score: "2.0" },
  ]);
  expect(asked).toEqual([kept]);
});
