import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { catalogueFiles, NAMED_GAMES, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { openCatalogue } from "./open.ts";
import { catalogueVersion } from "./version.ts";

const ROOT = join(import.meta.dirname, "../../..");

const countGames = (db: DatabaseSync) => db.prepare("SELECT count(*) AS count FROM game").get()?.["count"];
const databases = (directory: string) => readdirSync(directory).filter((name) => name.endsWith(".sqlite"));

/** Opens, counts and closes. */
function openAndCount(dataDirectory: string, stateDirectory: string): unknown {
  const db = openCatalogue({ dataDirectory, stateDirectory });
  const count = countGames(db);
  db.close();
  return count;
}

const manyGames = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testGame({
      id: 10_000 + index,
      name: `Generated ${index} of the ${["Lost", "Golden", "Silent", "Iron"][index % 4]} ${(index * 7919) % 997}`,
      released: `${1985 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
      popularity: 1 + (index % 990) / 10,
    }),
  );

describe("openCatalogue", () => {
  it("builds a database with its version and a write-ahead log", () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(NAMED_GAMES)), temporaryDirectory()];
    const db = openCatalogue({ dataDirectory, stateDirectory });
    expect(countGames(db)).toBe(NAMED_GAMES.length);
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const { value } = db.prepare("SELECT value FROM meta WHERE name = 'version'").get() ?? {};
    expect(value).toBe(catalogueVersion(dataDirectory));
    expect(() => db.exec("DELETE FROM game")).toThrow("readonly");
    db.close();
  });

  it("keeps the database while the data stays, and builds a new one when it changes", () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(NAMED_GAMES)), temporaryDirectory()];
    openAndCount(dataDirectory, stateDirectory);
    const [before] = databases(stateDirectory);
    const bytes = readFileSync(join(stateDirectory, before ?? ""));
    openAndCount(dataDirectory, stateDirectory);
    expect(readFileSync(join(stateDirectory, before ?? "")).equals(bytes)).toBe(true);

    writeFiles(catalogueFiles(NAMED_GAMES.slice(0, 3)), dataDirectory);
    writeFileSync(join(dataDirectory, "games/1999.toml"), "");
    openAndCount(dataDirectory, stateDirectory);
    expect(databases(stateDirectory)).toHaveLength(1);
    expect(databases(stateDirectory)).not.toEqual([before]);
  });

  it("builds anew what is damaged, cut short or of another version", () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(NAMED_GAMES)), temporaryDirectory()];
    const path = () => join(stateDirectory, databases(stateDirectory)[0] ?? "");
    openAndCount(dataDirectory, stateDirectory);
    truncateSync(path(), 5000);
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(NAMED_GAMES.length);
    writeFileSync(path(), "no database at all");
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(NAMED_GAMES.length);
    const db = new DatabaseSync(path());
    db.exec("UPDATE meta SET value = 'another' WHERE name = 'version'");
    db.close();
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(NAMED_GAMES.length);
  });

  it("opens what a killed process left open", () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(NAMED_GAMES)), temporaryDirectory()];
    const db = openCatalogue({ dataDirectory, stateDirectory });
    countGames(db);
    const [name] = databases(stateDirectory);
    const copy = temporaryDirectory();
    for (const file of readdirSync(stateDirectory)) copyFileSync(join(stateDirectory, file), join(copy, file));
    db.close();
    expect(existsSync(join(copy, `${name}-wal`))).toBe(true);
    expect(openAndCount(dataDirectory, copy)).toBe(NAMED_GAMES.length);
  });

  it("leaves the old database when it is killed in the middle of building a new one", async () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(NAMED_GAMES)), temporaryDirectory()];
    openAndCount(dataDirectory, stateDirectory);
    const [old] = databases(stateDirectory);
    writeFiles(catalogueFiles(manyGames(2000)), dataDirectory);

    const build = `const { openCatalogue } = await import("./src/server/catalogue/open.ts");
      openCatalogue(${JSON.stringify({ dataDirectory, stateDirectory })});`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", build], { cwd: ROOT, stdio: "inherit" });
    const isBuilding = () => readdirSync(stateDirectory).some((name) => name.endsWith(".tmp"));
    while (!isBuilding() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill("SIGKILL");
    await once(child, "exit");

    expect(child.signalCode).toBe("SIGKILL");
    expect(databases(stateDirectory)).toEqual([old]);
    const db = new DatabaseSync(join(stateDirectory, old ?? ""));
    expect(countGames(db)).toBe(NAMED_GAMES.length);
    db.close();
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(2000 + NAMED_GAMES.filter(({ tba }) => tba).length);
  });

  it("leaves another process what that is building, also one with the same number in another container", () => {
    const dataDirectory = writeFiles(catalogueFiles());
    const [elsewhere, stateDirectory] = [temporaryDirectory(), temporaryDirectory()];
    openAndCount(dataDirectory, elsewhere);
    const [name = ""] = databases(elsewhere);
    const building = join(stateDirectory, `${name}.${process.pid}.tmp`);
    writeFileSync(building, "half");
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(openAndCount(dataDirectory, elsewhere));
    expect(readFileSync(building, "utf8")).toBe("half");
  });

  it("builds 2,500 games in under 3 seconds and opens them again in a fraction of that", () => {
    const [dataDirectory, stateDirectory] = [writeFiles(catalogueFiles(manyGames(2500))), temporaryDirectory()];
    const start = performance.now();
    expect(openAndCount(dataDirectory, stateDirectory)).toBe(2500);
    const built = performance.now();
    openAndCount(dataDirectory, stateDirectory);
    expect(built - start).toBeLessThan(3000);
    expect(performance.now() - built).toBeLessThan(500);
  });

  it("leaves broken entries out, says so, and serves the rest", () => {
    const files = catalogueFiles([
      ...NAMED_GAMES,
      testGame({ id: 900, name: "Broken", released: "2001-02-30" }),
      testGame({ id: 901, name: "Vague", genres: ["action", "nonsense"] }),
      testGame({ id: 101, name: "Twice" }),
    ]);
    const lines: string[] = [];
    const db = openCatalogue({
      dataDirectory: writeFiles(files),
      stateDirectory: temporaryDirectory(),
      warn: (line) => lines.push(line),
    });
    expect(countGames(db)).toBe(NAMED_GAMES.length + 1);
    db.close();
    expect(lines).toEqual([
      "games/2001.toml (Broken): released: is not a date of the calendar, write YYYY-MM-DD, or what is known of it: YYYY-MM, YYYY-Q1 to YYYY-Q4, YYYY",
      "games/2001.toml (Vague): genres: nonsense is unknown",
      "games/2015.toml (Pokémon: Étoile): id 101 or slug pok-mon-toile is already taken",
    ]);
  });

  it("refuses a catalogue without a single readable game", () => {
    const dataDirectory = writeFiles(catalogueFiles([testGame({ id: 1, name: "Only", scene: "nowhere" })]));
    expect(() => openCatalogue({ dataDirectory, stateDirectory: temporaryDirectory() })).toThrow(
      "No game could be read",
    );
  });
});
