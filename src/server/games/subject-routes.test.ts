// What the page of a subject is told, asked of the bundled catalogue through the protocol.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { DEVELOPER_LOOKUP, KINDS_OF_GAME, OWN_GENRES, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";
import { Subject } from "./subject-wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const subject = async (path: string) => Subject.parse((await test.get(`/api/subjects/${path}`)).body);
const slugsOf = ({ related }: Subject, kind: string) =>
  related.find((group) => group.kind === kind)?.entries.map(({ slug }) => slug) ?? [];

const EXAMPLES = {
  studio: "valve-software",
  publisher: "nintendo",
  person: "hideo-kojima",
  series: "half-life",
  platform: "playstation5",
  genre: "puzzle",
  tag: "horror",
  year: "2015",
} as const;

describe("[E-01] a subject", () => {
  it.each([
    ["studio", DEVELOPER_LOOKUP],
    ["platform", PLATFORM_LOOKUP],
    ["genre", OWN_GENRES],
    ["tag", [...KINDS_OF_GAME, ...TAG_LOOKUP]],
  ])("of the kind %s is whatever the app lists as one", async (kind, options) => {
    const answers = await Promise.all(options.map(({ slug }) => test.get(`/api/subjects/${kind}/${slug}`)));
    expect(options.filter((_option, at) => answers[at]?.status !== 200)).toEqual([]);
  });

  it.each(SUBJECT_KINDS)(
    "of the kind %s is told in the shape of the description, with facts that lists confirm",
    async (kind) => {
      const { status, body } = await test.get(`/api/subjects/${kind}/${EXAMPLES[kind]}`);
      expect(status).toBe(200);
      const told = Subject.parse(body);
      expect(told).toEqual(body);
      const parameter = {
        studio: "developers",
        publisher: "publishers",
        person: "creators",
        series: "series",
        platform: "platforms",
        genre: "genres",
        tag: "tags",
        year: "dates",
      }[kind];
      const value = kind === "year" ? "2015-01-01,2015-12-31" : EXAMPLES[kind];
      const games = (await test.get(`/api/games?${parameter}=${value}&page_size=6`)).body;
      expect(told.games_count).toBe(games["count"]);
      expect(told.known.map(({ id }) => id)).toEqual(games.results.map(({ id }) => id));
      const [best] = (await test.get(`/api/games?${parameter}=${value}&metacritic=1,100&ordering=-metacritic,-added`))
        .body.results;
      expect(told.best?.id).toBe(best?.["id"]);
      expect(told.related.length).toBeGreaterThan(2);
      // Itself is nothing that it has beside it.
      expect(slugsOf(told, kind)).not.toContain(EXAMPLES[kind]);
    },
  );

  it("says of a series where it begins, where to begin and what is next", async () => {
    const told = await subject("series/the-witcher");
    expect(told.first?.slug).toBe("the-witcher-enhanced-edition-directors-cut");
    expect(told.begin?.slug).toBe("the-witcher-3-wild-hunt");
    expect(told.latest?.released).toBe("2018-10-23");
    expect(told.next).toMatchObject({ name: "The Witcher IV", released: null });
    expect(told.undated.map(({ name }) => name).toSorted()).toEqual(["The Witcher IV", "The Witcher Remake"]);
    expect(told.span).toEqual({ from: 2008, to: 2018 });
    expect(slugsOf(told, "studio")[0]).toBe("cd-projekt-red");
  });

  it("says of a platform what is to be had on it alone", async () => {
    const { exclusives } = await subject("platform/playstation5");
    expect(exclusives.map(({ slug }) => slug)).toContain("astro-bot");
    for (const { id } of exclusives) {
      const { body } = await test.get(`/api/games/${id}`);
      expect((body["platforms"] as unknown[]).length).toBe(1);
    }
    expect((await subject("genre/puzzle")).exclusives).toEqual([]);
  });

  it("says of a person what they did and with whom, and of a year its neighbours", async () => {
    const person = await subject("person/hideo-kojima");
    expect(person.roles.length).toBeGreaterThan(0);
    expect(slugsOf(person, "person").length).toBeGreaterThan(0);
    const year = await subject("year/2015");
    expect(year).toMatchObject({ id: 2015, neighbours: { previous: 2014, next: 2016 }, first: null, latest: null });
    expect((await subject("studio/valve-software")).neighbours).toEqual({ previous: null, next: null });
  });

  it.each([
    "studio/no-such-studio",
    "studio/1612",
    "maker/valve-software",
    "year/1949",
    "year/2101",
    "year/2099",
    "year/15",
    "year/2015-01",
    "tag/constructor",
    "series/__proto__",
    "constructor/x",
  ])("that does not exist is a 404: %s", async (path) => {
    expect(await test.get(`/api/subjects/${path}`)).toMatchObject({ status: 404, body: { detail: "Not found." } });
  });
});

describe("[E-01] a game", () => {
  it("names its series and its people where it is asked to", async () => {
    const { body } = await test.get("/api/games/half-life-2?include=subjects");
    expect(body["series"]).toMatchObject([{ slug: "half-life" }]);
    expect((body["creators"] as unknown[]).length).toBeGreaterThan(0);
    const plain = (await test.get("/api/games/half-life-2")).body;
    expect([plain["series"], plain["creators"]]).toEqual([undefined, undefined]);
  });
});
