// The whole catalogue from the small one and the layer, as both travel: what it says is what a catalogue says that was made
// of everything at once.
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { type BuiltContent, buildDatabase, indexSections } from "#server/catalogue/build.ts";
import { readRecords } from "#server/catalogue/read-records.ts";
import { catalogueFiles, testGame, writeFiles } from "../../test/support/catalogue-files.ts";
import { sourceRecord } from "../../test/support/source-record.ts";
import { contentArrays, contentOf, readArrays, writeArrays } from "./catalogue-file.ts";
import { laidOn, layerArray } from "./catalogue-layer.ts";
import { textsArray, withTexts } from "./catalogue-texts.ts";
import { createEngine } from "./engine.ts";

const WRITTEN = testGame({
  id: 501,
  name: "Storm Ring",
  released: "1993-11-19",
  platforms: ["pc"],
  developers: ["north-works"],
});
const CREDIT = { name: "A List", url: "https://list.example/", licence: "CC BY 4.0" };
const LISTED = [
  sourceRecord({
    key: "storm",
    name: "Storm Ring",
    alternative_names: ["Arashi no Wa"],
    released: "1993-11",
    platforms: ["pc"],
    developers: ["North Works"],
    added: 3,
  }),
  sourceRecord({
    key: "basket",
    name: "Basket of Thunder",
    released: "1988",
    platforms: ["pc"],
    genres: ["action"],
    developers: ["Basket People"],
    publishers: ["Big House"],
    description: "Action game for the PC.",
    added: 2,
  }),
];

function read() {
  const folder = writeFiles(catalogueFiles([WRITTEN]));
  const taken = [{ source: "list", credit: CREDIT, listing: "releases" as const, records: LISTED }];
  const small = readRecords(folder);
  const whole = readRecords(folder, () => undefined, { taken, known: new Map() });
  const records = Array.from(whole.records, (game) => ({ ...game, updated: small.stamp }));
  return { small: { ...small, records: [...small.records] }, whole: { ...whole, records } };
}

const travelled = (arrays: ReadonlyMap<string, Uint8Array>) => readArrays(writeArrays(arrays));

function openTravelled(small: BuiltContent, whole: BuiltContent) {
  const below = withTexts(contentOf(travelled(contentArrays(small, "1"))), travelled(textsArray(small, "1")));
  return laidOn(below, travelled(new Map([...layerArray(small, whole, "1"), ...indexSections(whole)])));
}

function engineOf(content: BuiltContent) {
  const db = new DatabaseSync(":memory:");
  onTestFinished(() => db.close());
  buildDatabase(db, content, "1");
  return createEngine(db);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("the layer", () => {
  it("[B-01] gives the games that were not there, what is said otherwise of others, their studios and their credit", () => {
    const { small, whole } = read();
    const { content } = openTravelled(small, whole);
    expect([...content.records]).toHaveLength(small.records.length + 1);
    expect(plain([...content.records])).toEqual(plain(whole.records));
    expect(plain(content.catalogue.terms)).toEqual(plain(whole.catalogue.terms));
    expect(content.credits).toEqual(whole.credits);
  });

  it.each([
    "/api/games?page_size=40",
    "/api/games?search=basket+of",
    "/api/games?search=arashi+no+wa",
    "/api/games/501",
    "/api/games?developers=basket-people",
    "/api/games/facets",
    "/api/developers?page_size=40",
    "/api/games/basket-of-thunder",
  ])("[B-01] answers %s as a catalogue that was made at once", async (target) => {
    const { small, whole } = read();
    const url = new URL(target, "http://here.invalid");
    const answer = await engineOf(openTravelled(small, whole).content).ask(url);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer).toEqual(await engineOf(whole).ask(url));
  });

  it("[B-01] is laid on the catalogue that it was made for, and on no other", () => {
    const { small, whole } = read();
    const other = contentOf(travelled(contentArrays(small, "2")));
    expect(() => laidOn(other, travelled(layerArray(small, whole, "1")))).toThrow("of another catalogue");
  });

  it("[B-01] is not made where its games are not all less known than those below", () => {
    const { small, whole } = read();
    const [first, ...rest] = whole.records;
    if (first === undefined) throw new Error("there is no game");
    expect(() => layerArray(small, { ...whole, records: [...rest, first] }, "1")).toThrow("stands elsewhere");
  });
});
