import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { beginDatabase, buildDatabase, type BuiltContent, indexSections } from "#server/catalogue/build.ts";
import { readRecords } from "#server/catalogue/read-records.ts";
import { catalogueFiles, writeFiles } from "../../test/support/catalogue-files.ts";
import { contentArrays, contentOf, readArrays, writeArrays } from "./catalogue-file.ts";
import { createEngine } from "./engine.ts";
import { restOfTerms } from "./rest-of-terms.ts";

const MORE = "SELECT kind, id, record FROM term_more ORDER BY kind, id";
const HERE = "http://here.invalid";

function travelled(): BuiltContent {
  const written = readRecords(writeFiles(catalogueFiles()));
  return contentOf(readArrays(writeArrays(new Map([...contentArrays(written, "1"), ...indexSections(written)]))))
    .content;
}

function openEmpty(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  onTestFinished(() => db.close());
  return db;
}

function openBegun() {
  const db = openEmpty();
  const { beforeMore, writeAll } = restOfTerms(beginDatabase(db, travelled(), "1"));
  const engine = createEngine(db, { beforeMore });
  const kinds = () =>
    db
      .prepare("SELECT DISTINCT kind FROM term_more")
      .all()
      .map(({ kind }) => kind);
  return { db, kinds, writeAll, ask: (target: string) => engine.ask(new URL(target, HERE)) };
}

function openWhole() {
  const db = openEmpty();
  buildDatabase(db, travelled(), "1");
  return { db, ask: (target: string) => createEngine(db).ask(new URL(target, HERE)) };
}

it("[B-01] waits with what is told of companies, series and people until somebody asks", async () => {
  const { ask, kinds } = openBegun();
  await ask("/api/games?page_size=40&search=a");
  expect(kinds()).not.toContain("developers");
  const { body } = await ask("/api/developers?page_size=40");
  expect(body).toBe((await openWhole().ask("/api/developers?page_size=40")).body);
  expect(kinds()).toContain("developers");
  expect(kinds()).not.toContain("publishers");
});

it("[B-01] has written all of it in the end, and nothing twice, whoever asked meanwhile", async () => {
  const { db, ask, writeAll } = openBegun();
  await ask("/api/publishers?page_size=40");
  expect([...writeAll()]).toHaveLength(3);
  expect(db.prepare(MORE).all()).toEqual(openWhole().db.prepare(MORE).all());
});
