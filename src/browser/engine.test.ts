// The engine of the browser over the catalogue as it travels: the port's promises, and the answers of a server.
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { beginDatabase, indexSections } from "#server/catalogue/build.ts";
import { readRecords } from "#server/catalogue/read-records.ts";
import { catalogueFiles, writeFiles } from "../../test/support/catalogue-files.ts";
import { describeBriefs } from "../../test/support/brief-conformance.ts";
import { describeSource } from "../../test/support/source-conformance.ts";
import { contentArrays, contentOf, readArrays, writeArrays } from "./catalogue-file.ts";
import { textsArray, withTexts } from "./catalogue-texts.ts";
import { createEngine } from "./engine.ts";
import { restOfTerms } from "./rest-of-terms.ts";

/** Over what was written for a browser and read again. */
function openTravelled() {
  const written = readRecords(writeFiles(catalogueFiles()));
  const bytes = writeArrays(new Map([...contentArrays(written, "1"), ...indexSections(written)]));
  const texts = writeArrays(textsArray(written, "1"));
  const { content, version } = withTexts(contentOf(readArrays(bytes)), readArrays(texts));
  const db = new DatabaseSync(":memory:");
  const { beforeMore } = restOfTerms(beginDatabase(db, content, version));
  return { engine: createEngine(db, { beforeMore }), close: async () => db.close() };
}

const open = async () => {
  const { engine, close } = openTravelled();
  return { ...engine, close };
};

describeSource({ name: "the catalogue as it travels", origin: "own", open });
describeBriefs("the catalogue as it travels", open);

async function ask(target: string) {
  const { engine, close } = openTravelled();
  onTestFinished(close);
  return await engine.ask(new URL(target, "http://here.invalid"));
}

it("[B-01] answers the protocol under its own address, words before parameters", async () => {
  const { status, body } = await ask("/api/games?page_size=1");
  expect(status).toBe(200);
  const { results, next } = JSON.parse(body);
  expect(results).toHaveLength(1);
  expect(next).toBe("http://here.invalid/api/games?page=2&page_size=1");
  expect(results[0].background_image).toMatch(/^http:\/\/here\.invalid\/media\/games\/\d+\/background\.jpg\?v=/);
  expect(JSON.parse((await ask("/api/games/facets")).body)).toHaveProperty("genres");
  expect((await ask("/api/platforms/lists/parents/")).status).toBe(200);
});

it("[B-01] heeds what a server is sent in a form, and names it in no address", async () => {
  const { count, next } = JSON.parse((await ask("/api/games?page_size=1#genres=puzzle")).body);
  expect(count).toBe(JSON.parse((await ask("/api/games?genres=puzzle")).body).count);
  expect(next).toBe("http://here.invalid/api/games?page=2&page_size=1");
});

it("[B-01] draws the pictures that its answers name, in the box that is asked for", async () => {
  const { results } = JSON.parse((await ask("/api/games?page_size=1")).body);
  const picture = await ask(`/img?url=${encodeURIComponent(results[0].background_image)}&w=300&h=200`);
  expect(picture).toMatchObject({ status: 200, contentType: "image/svg+xml" });
  expect(picture.body).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="200" viewBox="0 0 1280 720"/,
  );
  const { body } = await ask(`/media/games/${results[0].id}/planes.webp`);
  expect(body.startsWith("<svg ")).toBe(true);
});

it.each([
  "/api/nothing",
  "/api/games/999999999",
  "/media/games/999999999/background.jpg",
  "/img?url=https://a.invalid/b",
])("[B-01] says of %s that it is not there", async (target) =>
  expect(await ask(target)).toMatchObject({ status: 404, body: expect.stringContaining("Not found.") }),
);

it("[B-01] tells what the catalogue knows of a game, as a stream's only line", async () => {
  const { results } = JSON.parse((await ask("/api/games?page_size=1")).body);
  const { body, contentType } = await ask(`/api/insights/${results[0].id}?language=es`);
  expect(contentType).toMatch(/^application\/x-ndjson/);
  expect(JSON.parse(body)).toMatchObject({ type: "insight", insight: { source: { kind: "catalogue" } } });
});
