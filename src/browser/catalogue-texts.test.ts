// The texts of games' own pages, which travel behind the catalogue: what is answered before they are there, what waits for
// them, and that nothing tells afterwards that they came late.
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildDatabase, indexSections } from "#server/catalogue/build.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { readRecords } from "#server/catalogue/read-records.ts";
import { HttpError } from "#server/http/http-error.ts";
import { atOnce } from "#server/search/steps.ts";
import { writeFiles } from "../../test/support/catalogue-files.ts";
import { KNOWLEDGE_FILES } from "../../test/support/knowledge-conformance.ts";
import { contentArrays, contentOf, readArrays, writeArrays } from "./catalogue-file.ts";
import { layTexts, textsArray, withTexts } from "./catalogue-texts.ts";
import { createEngine } from "./engine.ts";

const VERSION = "1";
const written = readRecords(writeFiles(KNOWLEDGE_FILES));
const travelled = readArrays(writeArrays(new Map([...contentArrays(written, VERSION), ...indexSections(written)])));
const texts = readArrays(writeArrays(textsArray(written, VERSION)));
const [tricks] = written.catalogue.tricks;
const game = [...written.records].find(({ id }) => id === tricks?.entry.id);
if (game === undefined || tricks === undefined) throw new Error("no game with tricks");

const LISTS = [
  "/api/games?page_size=40",
  `/api/games?search=${encodeURIComponent(game.name)}`,
  `/api/games?like=${game.slug}&include=shared`,
  "/api/games/facets",
  "/api/genres",
  `/media/games/${game.id}/background.jpg`,
];
const PAGES = [
  `/api/games/${game.slug}?include=screenshots,movies,subjects`,
  `/api/games/${game.id}/suggested`,
  `/api/games/${game.id}/screenshots`,
  `/api/insights/${game.id}`,
];

/** The engine over the catalogue without texts; `bring` is asked for them. */
function openWithout(bring: (db: DatabaseSync) => Promise<void>) {
  const db = new DatabaseSync(":memory:");
  onTestFinished(() => db.close());
  const { content, version } = contentOf(travelled);
  buildDatabase(db, content, version);
  let asked = 0;
  const engine = createEngine(db, {
    texts: () => {
      asked += 1;
      return bring(db);
    },
  });
  return { ask: (target: string) => engine.ask(new URL(target, "http://here.invalid")), asked: () => asked };
}

function openWith() {
  const db = new DatabaseSync(":memory:");
  onTestFinished(() => db.close());
  const { content, version } = withTexts(contentOf(travelled), texts);
  buildDatabase(db, content, version);
  const engine = createEngine(db);
  return (target: string) => engine.ask(new URL(target, "http://here.invalid"));
}

const lay = async (db: DatabaseSync) => atOnce(layTexts(db, texts, VERSION));
const never = () => new Promise<void>(() => {});

describe("[B-01] texts that come behind the catalogue", () => {
  it("are not in what travels first", () => {
    const first = JSON.stringify(contentOf(travelled).content);
    expect(first).toContain(game.name);
    for (const text of [game.description, ...tricks.entry.tricks]) expect(first).not.toContain(text);
  });

  it.each(LISTS)("are not waited for by what needs none: %s", async (target) => {
    const { ask, asked } = openWithout(never);
    expect(await ask(target)).toEqual(await openWith()(target));
    expect(asked()).toBe(0);
  });

  it.each(PAGES)("are waited for by what says them: %s", async (target) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { ask } = openWithout(async (db) => {
      await promise;
      await lay(db);
    });
    let isAnswered = false;
    const answer = ask(target).finally(() => (isAnswered = true));
    await new Promise((settled) => setTimeout(settled, 50));
    expect(isAnswered).toBe(false);
    resolve();
    expect(await answer).toEqual(await openWith()(target));
    expect(await answer).toMatchObject({ status: 200 });
  });

  it("are waited for by the tricks of a game that another source told of", async () => {
    using db = new DatabaseSync(":memory:");
    const { content, version } = contentOf(travelled);
    buildDatabase(db, content, version);
    const { knowledge } = createCatalogueSource(db, { texts: async () => lay(db) });
    expect(
      (await knowledge.tricks({ id: game.id, genres: [], tags: [], developers: [], released: null })).texts,
    ).toEqual(tricks.entry.tricks);
  });

  it("are in what was compared before they came", async () => {
    const { ask } = openWithout(lay);
    await ask(`/api/games?like=${game.slug}`);
    const target = `/api/games/${game.id}/suggested`;
    const { status, body } = await ask(target);
    expect(status).toBe(200);
    expect(body).toBe((await openWith()(target)).body);
  });

  it("are not waited for by a game that is not there", async () => {
    const { ask } = openWithout(never);
    expect(await ask("/api/games/999999999")).toMatchObject({ status: 404 });
  });

  it("that cannot be had are said to be missing, lists go on, and they are asked for again", async () => {
    let isThere = false;
    const { ask } = openWithout(async (db) => {
      if (!isThere) throw new HttpError(503, "unavailable", "Not now.");
      await lay(db);
    });
    for (const target of PAGES) expect(await ask(target)).toMatchObject({ status: 503 });
    expect(await ask(LISTS[0] ?? "")).toMatchObject({ status: 200 });
    isThere = true;
    for (const target of PAGES) expect(await ask(target)).toEqual(await openWith()(target));
  });

  it("of another version are not laid on the catalogue", () => {
    const others = readArrays(writeArrays(textsArray(written, "2")));
    expect(() => withTexts(contentOf(travelled), others)).toThrow("of another catalogue");
    using db = new DatabaseSync(":memory:");
    expect(() => atOnce(layTexts(db, others, VERSION))).toThrow("of another catalogue");
  });

  it("are laid once more without harm, after an attempt that ended on its way", async () => {
    const { ask } = openWithout(async (db) => {
      const steps = layTexts(db, texts, VERSION);
      steps.next();
      steps.next();
      await lay(db);
    });
    for (const target of PAGES) expect(await ask(target)).toEqual(await openWith()(target));
  });
});
