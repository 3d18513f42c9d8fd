// Corrections by hand, from what somebody types to the catalogue's file and the answers that are made from it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { sourceRecord } from "../../../test/support/source-record.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { readEdits } from "./edits.ts";
import { mergeSources } from "./merge/merge-sources.ts";
import { NO_DECISIONS } from "./merge/decisions.ts";
import type { SourceRecord } from "./source-record.ts";
import { hiding, readEdit, withoutFields, writtenEdit } from "./table/read-edit.ts";
import { readTermNames } from "./table/term-names.ts";

const OWN = { id: 501, name: "Storm Ring", slug: "storm-ring" };
const OTHER = { id: 502, name: "Rain Wheel", slug: "rain-wheel" };
const THEIRS = { id: 9001, name: "Snow Wheel", slug: "snow-wheel" };
const HIDDEN = { id: 9002, name: "Mud Wheel", slug: "mud-wheel" };

const data = writeFiles(
  catalogueFiles([
    testGame({
      ...OWN,
      released: "1993-11-19",
      platforms: ["pc"],
      developers: ["north-works"],
      website: "https://a.example/",
    }),
    testGame({ ...OTHER, released: "1994-01-01" }),
  ]),
);
const terms = readTermNames(data);

/** The correction, given by hand one after the other. */
async function edit(game: typeof OWN, ...steps: Record<string, string>[]): Promise<SourceRecord> {
  let before: SourceRecord | undefined;
  for (const cells of steps) {
    const read = await readEdit({ game, cells, terms, before });
    if ("problem" in read) throw new Error(read.problem);
    before = read.record;
  }
  if (before === undefined) throw new Error("nothing was given");
  return before;
}

const problemOf = async (cells: Record<string, string>, before?: SourceRecord) => {
  const read = await readEdit({ game: OWN, cells, terms, before });
  return "problem" in read ? read.problem : undefined;
};

describe("[M-01] what is typed as a correction", () => {
  it.each([
    [{ released: "soon" }, "released: is no date"],
    [{ genres: "puzle" }, 'genres: nobody knows "puzle"'],
    [{ key: "3" }, "key is nothing to correct"],
    [{ colour: "red" }, "colour is nothing to correct; these are: name, "],
    [{ name: " " }, "name: a game must have one"],
    [{ rating: "4" }, "rating and ratings_count go together"],
    [{ metacritic: "101" }, "metacritic:"],
    [{ website: "javascript:alert(1)" }, "website: is no http(s) address"],
  ])("%j is refused with a line that says why", async (cells, problem) => {
    expect(await problemOf(cells)).toContain(problem);
  });

  it("is added to what was corrected before, may empty a field, and can be taken back field by field", async () => {
    const all = await edit(OWN, { released: "1993", genres: "Puzzle" }, { released: "1994-02", website: "" });
    expect(writtenEdit(all)).toEqual(["released=1994-02", "genres=puzzle", "website="]);
    const less = withoutFields(all, ["released"]);
    expect(less && writtenEdit(less)).toEqual(["genres=puzzle", "website="]);
    expect(less && withoutFields(less, ["genres", "website"])).toBeUndefined();
    expect(writtenEdit(hiding(OWN, all))).toEqual(["released=1994-02", "genres=puzzle", "website=", "hidden"]);
  });

  it("is written as it would be given again", async () => {
    const cells = {
      name: "Storm Ring II",
      stores: "steam=https://store.steampowered.com/app/1/",
      background: "https://media.rawg.io/a.jpg",
      screenshots: "https://media.rawg.io/b.jpg|https://media.rawg.io/c.jpg",
      youtube: "abcdefghijk",
      developers: "North Works|South Works",
    };
    const written = writtenEdit(await edit(OWN, cells));
    expect(written).toEqual(Object.entries(cells).map(([field, value]) => `${field}=${value}`));
    expect(writtenEdit(await edit(OWN, { rating: "4.5", ratings_count: "12" }))).toEqual([
      "rating=4.5 ratings_count=12",
    ]);
  });
});

describe("[M-01] a corrected catalogue", () => {
  let test: TestApp;
  beforeAll(async () => {
    const edits = [
      await edit(OWN, {
        released: "1995",
        genres: "Puzzle",
        developers: "South Works",
        website: "",
        description: "Ours.",
      }),
      hiding(OTHER, undefined),
      await edit(THEIRS, { name: "Snow Wheel Gold", released: "", metacritic: "71" }),
      hiding(HIDDEN, undefined),
    ];
    const db = openCatalogue({
      dataDirectory: data,
      stateDirectory: temporaryDirectory(),
      foreign: {
        taken: [
          {
            source: "rawg",
            credit: { name: "RAWG" },
            records: [
              sourceRecord({
                key: "9001",
                name: "Snow Wheel",
                released: "2012",
                metacritic: 90,
                website: "https://b.example/",
              }),
              sourceRecord({ key: "9002", name: "Mud Wheel", released: "2013" }),
            ],
          },
        ],
        known: new Map(),
        edits: readEdits(edits, { name: "edits" }),
      },
      revision: 3,
    });
    const { source, gameIndex } = createCatalogueSource(db);
    test = await startTestApp({ deps: { source, gameIndex } });
  });
  afterAll(() => test.close());

  const game = async (id: number) => (await test.get(`/api/games/${id}`)).body;

  it("says of a game of one's own what was corrected, and all else as before", async () => {
    expect(await game(501)).toMatchObject({
      name: "Storm Ring",
      released: "1995-12-31",
      website: "",
      description_raw: "Ours.",
      genres: [{ slug: "puzzle" }],
      developers: [{ name: "South Works" }],
      platforms: [{ platform: { slug: "pc" } }],
    });
  });

  it("says of a game of another source what was corrected, under its old address, and names who corrected it", async () => {
    const found = await game(9001);
    expect(found).toMatchObject({
      name: "Snow Wheel Gold",
      slug: "snow-wheel",
      released: null,
      tba: true,
      metacritic: 71,
    });
    expect(found).toMatchObject({ website: "https://b.example/" });
    expect(found.sources).toEqual([
      expect.objectContaining({ source: "rawg" }),
      { source: "edits", name: "edits", parts: ["scores"] },
    ]);
  });

  it("has no hidden game, whoever gave it", async () => {
    expect((await test.get("/api/games/502")).status).toBe(404);
    expect((await test.get("/api/games/9002")).status).toBe(404);
    const list = (await test.get("/api/games?page_size=40")).body;
    expect(list.results.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([501, 9001]));
    expect(list.count).toBe(2);
  });

  it("is found and filtered as it was corrected", async () => {
    const names = async (query: string) =>
      (await test.get(`/api/games?${query}`)).body.results.map(({ name }: { name: string }) => name);
    expect(await names("search=snow%20wheel%20gold")).toEqual(["Snow Wheel Gold"]);
    expect(await names("dates=1995-01-01,1995-12-31")).toEqual(["Storm Ring"]);
    expect(await names("dates=1993-01-01,1993-12-31")).toEqual([]);
  });
});

describe("[M-01] a correction of a game that got another id since", () => {
  it("is still its own", () => {
    const table = {
      source: "table",
      credit: { name: "table" },
      records: [sourceRecord({ key: "a", name: "A", released: "2001", platforms: ["pc"] })],
    };
    const rawg = {
      source: "rawg",
      credit: { name: "RAWG" },
      records: [sourceRecord({ key: "77", name: "A", released: "2001", platforms: ["pc"] })],
    };
    const edits = readEdits([hiding({ id: 3_100_000_000, name: "A", slug: "a" }, undefined)], { name: "edits" });
    const known = new Map([["table a", 3_100_000_000]]);
    expect(mergeSources([table, rawg], { decisions: NO_DECISIONS, known }).games.at(0)?.id).toBe(77);
    expect(mergeSources([table, rawg], { decisions: NO_DECISIONS, known, edits }).games).toHaveLength(0);
  });
});
