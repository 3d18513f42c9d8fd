// What stands when a file of kept answers is damaged, of another version, or cannot be opened.
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { markSuspect, openDatabase, type OpenOptions } from "./open-database.ts";

const SCHEMA = `CREATE TABLE IF NOT EXISTS meter (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS filler (id INTEGER PRIMARY KEY, body BLOB) STRICT`;
const RESCUE = [{ read: "SELECT month, calls FROM meter", write: "INSERT OR REPLACE INTO meter VALUES (?, ?)" }];
const PAGE_BYTES = 4096;

const newPath = () => join(temporaryDirectory(), "kept.sqlite");

function open(path: string, options: Partial<OpenOptions> = {}) {
  const notes: string[] = [];
  const note = (_details: object, message: string) => void notes.push(message);
  const db = openDatabase({ path, version: 1, schema: SCHEMA, rescue: RESCUE, note, ...options });
  return { db, notes };
}

const count = (db: DatabaseSync) => db.prepare("SELECT count(*) AS count FROM filler").get()?.["count"];

/** Two hundred pages, a meter, and a clean end. */
function fill(path: string): void {
  const { db } = open(path);
  db.exec("INSERT INTO meter VALUES ('2026-11-01', 123)");
  const insert = db.prepare("INSERT INTO filler (body) VALUES (?)");
  for (let row = 0; row < 200; row += 1) insert.run(Buffer.alloc(PAGE_BYTES - 200, row));
  db.close();
}

/** Overwrites the inner page of the table that holds most of the file. */
function damage(path: string): void {
  const file = openSync(path, "r+");
  const db = new DatabaseSync(path, { readOnly: true });
  const root = Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'filler'").get()?.["rootpage"]);
  db.close();
  writeSync(file, Buffer.alloc(PAGE_BYTES, 0x5a), 0, PAGE_BYTES, (root - 1) * PAGE_BYTES);
  closeSync(file);
}

it("a file damaged while its process was killed is put aside, noted, begun anew, and its meter is rescued", () => {
  const path = newPath();
  fill(path);
  damage(path);
  writeFileSync(`${path}-wal`, "");
  const damaged = readFileSync(path);
  const { db, notes } = open(path);
  expect(notes).toEqual(["kept.sqlite cannot be used: put aside and begun anew"]);
  expect(count(db)).toBe(0);
  expect(db.prepare("SELECT * FROM meter").get()).toEqual({ month: "2026-11-01", calls: 123 });
  expect(readFileSync(`${path}.damaged`).equals(damaged)).toBe(true);
  db.close();
  expect(open(path).notes).toEqual([]);
});

it("a file found damaged in use is checked at the next start, though the process has ended well", () => {
  const path = newPath();
  fill(path);
  damage(path);
  markSuspect(path);
  const { db, notes } = open(path);
  expect([notes.length, count(db)]).toEqual([1, 0]);
  db.close();
  expect(existsSync(`${path}-suspect`)).toBe(false);
});

it("a second damaged file takes the place of the first: the disk does not fill up with them", () => {
  const path = newPath();
  for (const text of ["one", "two"]) {
    writeFileSync(path, text.repeat(2000));
    open(path).db.close();
    expect(readFileSync(`${path}.damaged`, "utf8").slice(0, 3)).toBe(text);
  }
});

it("keeps a write-ahead log, and what a killed process wrote is there", () => {
  const path = newPath();
  fill(path);
  const { db: killed } = open(path);
  expect(killed.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  killed.exec("INSERT INTO filler (id) VALUES (1000)");
  // As after kill -9: the log is there, the pages are not yet in the file.
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  const { db, notes } = open(path);
  expect([count(db), notes]).toEqual([201, []]);
  db.close();
  killed.close();
});

it("a file that another process holds for itself is left as it is, and the server goes on in memory", () => {
  const path = newPath();
  fill(path);
  const holder = new DatabaseSync(path);
  holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const { db, notes } = open(path);
  expect(notes).toEqual(["kept.sqlite cannot be made: kept in memory until the next start"]);
  expect(db.location()).toBeNull();
  db.exec("INSERT INTO meter VALUES ('2026-11-01', 1)");
  db.close();
  holder.exec("ROLLBACK");
  expect(count(holder)).toBe(200);
  holder.close();
});

/** Another thread runs `begin` on the file, and `end` 2.6 s later; returns once it has begun, with a promise of its end. */
function startOther(path: string, begin: string, end: string) {
  const steps = new Int32Array(new SharedArrayBuffer(4));
  const other = new Worker(
    `const { DatabaseSync } = require("node:sqlite");
    const { path, steps, begin, end } = require("node:worker_threads").workerData;
    const db = new DatabaseSync(path);
    db.exec(begin);
    Atomics.store(steps, 0, 1);
    Atomics.notify(steps, 0);
    Atomics.wait(steps, 0, 1, 2600);
    db.exec(end);
    db.close();`,
    { eval: true, workerData: { path, steps, begin, end } },
  );
  const ended = once(other, "exit");
  Atomics.wait(steps, 0, 0);
  return ended;
}

it("waits for another process that is at the same file for longer than SQLite waits, and keeps nobody out then", async () => {
  const path = newPath();
  const ended = startOther(path, "BEGIN EXCLUSIVE; CREATE TABLE begun (id)", "COMMIT");
  const { db, notes } = open(path);
  expect(notes).toEqual([]);
  expect([db.location(), db.prepare("PRAGMA journal_mode").get()]).toEqual([path, { journal_mode: "wal" }]);
  await ended;
  const second = open(path);
  second.db.exec("INSERT INTO meter VALUES ('2026-11-01', 1)");
  db.exec("INSERT INTO meter VALUES ('2026-12-01', 2)");
  second.db.close();
  db.close();
});

it("[safety-18] makes nothing that another process made while this one waited for it", async () => {
  const path = newPath();
  const schema = "CREATE TABLE counter (value INTEGER); INSERT INTO counter VALUES (7)";
  const ended = startOther(
    path,
    `PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; ${schema}; PRAGMA user_version = 1`,
    "COMMIT",
  );
  const { db, notes } = open(path, { schema });
  expect([notes, db.location()]).toEqual([[], path]);
  expect(db.prepare("SELECT value FROM counter").all()).toEqual([{ value: 7 }]);
  await ended;
  db.close();
});

it("goes on in memory where no directory can be made", () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "file"), "");
  const { db, notes } = open(join(directory, "file", "kept.sqlite"));
  expect([db.location(), notes.length]).toEqual([null, 1]);
  db.close();
});
