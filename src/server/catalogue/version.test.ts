import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogueFiles, NAMED_GAMES, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { databasePath, openCatalogue } from "./open.ts";
import { catalogueVersion } from "./version.ts";

const SOURCE = join(import.meta.dirname, "../..");

let dataDirectory: string;
let copy: string;
beforeAll(() => {
  dataDirectory = writeFiles(catalogueFiles());
  copy = temporaryDirectory();
  for (const folder of ["server/catalogue", "server/search", "server/sources", "shared", "artwork"]) {
    cpSync(join(SOURCE, folder), join(copy, folder), { recursive: true });
  }
});

/** The version of a server whose module at `path` says `after` where ours says `before`. */
function versionWith(path: string, [before, after]: [string, string]): string {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
  try {
    return catalogueVersion(dataDirectory, copy);
  } finally {
    writeFileSync(file, text);
  }
}

describe("the version of the catalogue's file", () => {
  it("is the same wherever the same code lies, and at every start", () => {
    expect(catalogueVersion(dataDirectory, copy)).toBe(catalogueVersion(dataDirectory));
    expect(catalogueVersion(dataDirectory)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, string, [string, string]]>([
    ["a table", "server/catalogue/schema.ts", ["slug TEXT NOT NULL UNIQUE", "slug TEXT NOT NULL"]],
    ["what is written to a table", "server/catalogue/build.ts", ["doc + 1", "doc + 2"]],
    ["what a picture shows", "artwork/choose-sentences.ts", ["PAGE_SIZE = 20", "PAGE_SIZE = 21"]],
    ["a record", "server/sources/popularity.ts", ["HALF_POINTS = 15", "HALF_POINTS = 16"]],
    ["what a slug or a name may be", "server/catalogue/entry.ts", [".trim().min(1", ".trim().min(2"]],
    ["a section of the filters", "server/search/filters/columns.ts", ["bytesOf(Uint16Array", "bytesOf(Uint32Array"]],
    ["a section of the titles", "server/search/titles/title-data.ts", ['"titles bases"', '"titles editions"']],
    ["how titles are folded", "server/search/titles/fold.ts", ['ß: "ss"', 'ß: "sz"']],
    ["which records are one game", "server/sources/merge/identity.ts", ["SAME_FROM = 4", "SAME_FROM = 5"]],
    ["a list that both rooms share", "shared/catalogue/filter-rows.ts", ['wire: "tags"', 'wire: "moods"']],
  ])("changes with %s", (_what, path, change) => {
    expect(versionWith(path, change)).not.toBe(catalogueVersion(dataDirectory));
  });

  it("changes while a server runs when a file of data/ is written to, also with as many letters", () => {
    const other = writeFiles(catalogueFiles());
    const before = catalogueVersion(other);
    const [name = ""] = readdirSync(join(other, "games"));
    const file = join(other, "games", name);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(/[a-z]/, (letter) => (letter === "x" ? "y" : "x")),
    );
    expect(catalogueVersion(other)).not.toBe(before);
    writeFileSync(file, text);
    expect(catalogueVersion(other)).toBe(before);
  });

  it("changes with the data", () => {
    const other = writeFiles(catalogueFiles(NAMED_GAMES));
    expect(catalogueVersion(other)).not.toBe(catalogueVersion(dataDirectory));
  });

  it("does not change with code that only reads", () => {
    const version = versionWith("server/catalogue/present-game.ts", ["export", "// Another word.\nexport"]);
    expect(version).toBe(catalogueVersion(dataDirectory));
  });
});

describe("a server with the file of an older one", () => {
  const openAndCount = (stateDirectory: string) => {
    const db = openCatalogue({ dataDirectory, stateDirectory });
    const { count } = db.prepare("SELECT count(*) AS count FROM game").get() ?? {};
    db.close();
    return count;
  };

  it("builds its own and removes the other", () => {
    const stateDirectory = temporaryDirectory();
    const older = join(stateDirectory, "catalogue-7-0123456789abcdef.sqlite");
    new DatabaseSync(older).exec("CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT)");
    expect(openAndCount(stateDirectory)).toBe(52);
    expect(existsSync(older)).toBe(false);
  });

  it.each([
    ["without any version", "CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT)"],
    [
      "of another version",
      "CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE meta (name TEXT, value TEXT); INSERT INTO meta VALUES ('version', 'older')",
    ],
  ])("builds anew what lies under its name %s", (_what, sql) => {
    const stateDirectory = temporaryDirectory();
    const path = databasePath({ dataDirectory, stateDirectory });
    const older = new DatabaseSync(path);
    older.exec(sql);
    older.close();
    expect(openAndCount(stateDirectory)).toBe(52);
    expect(readdirSync(stateDirectory).filter((name) => name.endsWith(".sqlite"))).toHaveLength(1);
  });
});
