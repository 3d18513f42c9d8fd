// The store on disk: bounded, whole after a kill, begun anew when it cannot be read.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createMemoryStore, layerStores } from "./memory-store.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteStore, STORE_SCHEMA } from "./sqlite-store.ts";

const HOUR_MS = 60 * 60_000;

/** Text that does not shrink, so that sizes can be told. */
const noise = (length: number) => Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join("");

function open(path: string, options: { maxBytes?: number; now?: () => number; version?: number } = {}) {
  const db = openDatabase({ path, version: options.version ?? 1, schema: STORE_SCHEMA });
  const warnings: unknown[] = [];
  const health = { failed: (error: unknown) => void warnings.push(error), worked: () => undefined };
  const { maxBytes = 1_000_000, now = Date.now } = options;
  const store = createSqliteStore({ db, maxBytes, now, health });
  return { db, store, warnings };
}

const newPath = () => join(temporaryDirectory(), "answers.sqlite");
const entry = (text: string) => ({ text, storedAt: 1000 });

it("gives back what it was given, across openings", async () => {
  const path = newPath();
  const first = open(path);
  await first.store.set("games?page=2", entry('{"ü":[1,null]}'));
  first.db.close();
  const second = open(path);
  expect(await second.store.get("games?page=2")).toEqual(entry('{"ü":[1,null]}'));
  expect(await second.store.get("games?page=3")).toBeUndefined();
  second.db.close();
});

it("stays within its limit: what was used longest ago goes first", async () => {
  let now = 1_000_000_000_000;
  const { db, store } = open(newPath(), { maxBytes: 50_000, now: () => now });
  await store.set("popular", entry(noise(1000)));
  for (let index = 0; index < 200; index += 1) {
    now += HOUR_MS;
    await store.set(`rare ${index}`, entry(noise(1000)));
    if (index % 5 === 0) await store.get("popular");
    expect(await store.usedBytes()).toBeLessThanOrEqual(50_000);
  }
  expect(await store.get("popular")).toBeDefined();
  expect(await store.get("rare 0")).toBeUndefined();
  expect(await store.get("rare 199")).toBeDefined();
  const { total } = db.prepare("SELECT sum(bytes) AS total FROM answer").get() ?? {};
  expect(total).toBe(await store.usedBytes());
  db.close();
});

it("[safety-11] makes room for many answers at once", async () => {
  const { db, store } = open(newPath(), { maxBytes: 500_000 });
  let pushes = 0;
  for (let index = 0; index < 1000; index += 1) {
    const before = await store.usedBytes();
    await store.set(`rare ${index}`, entry(noise(1000)));
    if ((await store.usedBytes()) <= before) pushes += 1;
  }
  expect(pushes).toBeGreaterThan(0);
  expect(pushes).toBeLessThan(100);
  db.close();
});

it("goes on with a file in which some answers were to be kept for good, and lets them go like others", async () => {
  const path = newPath();
  const first = open(path, { maxBytes: 50_000 });
  await first.store.set("old", entry(noise(1000)));
  first.db.exec("CREATE INDEX answer_by_use ON answer (pinned, used_at); UPDATE answer SET pinned = 1");
  first.db.close();
  const { db, store } = open(path, { maxBytes: 50_000, now: () => Date.now() + HOUR_MS });
  expect(await store.get("old")).toBeDefined();
  for (let index = 0; index < 100; index += 1) await store.set(`rare ${index}`, entry(noise(1000)));
  expect(await store.get("old")).toBeUndefined();
  expect(await store.usedBytes()).toBeLessThanOrEqual(50_000);
  db.close();
});

it("begins anew when the file is damaged or of another version", async () => {
  const path = newPath();
  writeFileSync(path, "this is no database, but it is long enough to be taken for one".repeat(50));
  const first = open(path);
  await first.store.set("a", entry("1"));
  expect(await first.store.get("a")).toEqual(entry("1"));
  first.db.close();
  const other = open(path, { version: 2 });
  expect(await other.store.get("a")).toBeUndefined();
  other.db.close();
});

it("answers nothing and says so when the disk fails, and never throws", async () => {
  const { db, store, warnings } = open(newPath());
  db.close();
  await store.set("a", entry("1"));
  expect(await store.get("a")).toBeUndefined();
  expect(warnings).toHaveLength(2);
});

it("reads what is there when nothing can be written", async () => {
  let now = 1_000_000_000_000;
  const { db, store, warnings } = open(newPath(), { now: () => now });
  await store.set("a", entry("1"));
  db.exec("PRAGMA query_only = ON");
  now += 2 * HOUR_MS;
  expect(await store.get("a")).toEqual(entry("1"));
  await store.set("b", entry("2"));
  expect([await store.get("b"), warnings.length]).toEqual([undefined, 2]);
  db.exec("PRAGMA query_only = OFF");
  await store.set("b", entry("2"));
  expect(await store.get("b")).toEqual(entry("2"));
  db.close();
});

it("takes an answer whose bytes the disk has changed for a missing one", async () => {
  const { db, store, warnings } = open(newPath());
  await store.set("a", entry(noise(500)));
  const body = db.prepare("SELECT body FROM answer").get()?.["body"];
  const bytes = Buffer.from(body instanceof Uint8Array ? body : []);
  for (let index = 20; index < bytes.length; index += 50) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 4;
    db.prepare("UPDATE answer SET body = ?").run(changed);
    expect(await store.get("a")).toBeUndefined();
  }
  expect(warnings.length).toBeGreaterThan(5);
  db.close();
});

it("is read through memory, and memory through it", async () => {
  const { db, store: disk } = open(newPath());
  const memory = createMemoryStore({ maxBytes: 2000 });
  const both = layerStores(memory, disk);
  await both.set("a", entry("1"));
  expect([await memory.get("a"), await disk.get("a")]).toEqual([entry("1"), entry("1")]);
  await disk.set("b", entry("2"));
  expect(await both.get("b")).toEqual(entry("2"));
  expect(await memory.get("b")).toEqual(entry("2"));
  for (let index = 0; index < 100; index += 1) await both.set(`filler ${index}`, entry(noise(100)));
  expect(await memory.usedBytes()).toBeLessThanOrEqual(2000);
  expect(await both.get("a")).toEqual(entry("1"));
  db.close();
});
