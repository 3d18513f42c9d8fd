// What runs once before it counts is the real thing, and nothing of it is left.
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { rehearse, rehearseUntil } from "./rehearse.ts";

const foundIn = (body: string): unknown => JSON.parse(body).results[0]?.name;

/** Opens databases, and has those that were opened. */
function opener() {
  const opened: DatabaseSync[] = [];
  const open = () => {
    const db = new DatabaseSync(":memory:");
    opened.push(db);
    return db;
  };
  return { opened, open };
}

it("[B-01] while the catalogue is on its way one of made-up games is opened and searched, with a slip, and listed", async () => {
  const found: unknown[] = [];
  for await (const answer of rehearse(() => new DatabaseSync(":memory:")))
    if (answer !== undefined) found.push([answer.status, foundIn(answer.body)]);
  expect(found).toEqual([
    [200, "Made Up 0"],
    [200, "Made Up 0"],
    [200, "Made Up 0"],
  ]);
});

it("[B-01] its database is closed at the end, and wherever it is left", async () => {
  for (const steps of [2, 3, 9]) {
    const { opened, open } = opener();
    const rehearsal = rehearse(open);
    for (let step = 0; step < steps; step += 1) await rehearsal.next();
    await rehearsal.return(undefined);
    expect(opened.map((db) => db.isOpen)).toEqual([false]);
  }
});

it("[B-01] files that come within a second are not kept waiting for it", async () => {
  const { opened, open } = opener();
  await rehearseUntil(sleep(200), Promise.resolve(open));
  expect(opened).toEqual([]);
});

it("[B-01] it takes place while files are awaited for longer, and ends by itself", async () => {
  const { opened, open } = opener();
  await rehearseUntil(new Promise(() => undefined), Promise.resolve(open));
  expect(opened.map((db) => db.isOpen)).toEqual([false]);
});

it("[B-01] it stops in its midst when the files are there", async () => {
  const { opened, open } = opener();
  const { promise: fetching, resolve: arrive } = Promise.withResolvers<void>();
  const prepared: string[] = [];
  await rehearseUntil(
    fetching,
    Promise.resolve(() => {
      arrive();
      const db = open();
      const prepare = db.prepare.bind(db);
      db.prepare = (sql: string) => (prepared.push(sql), prepare(sql));
      return db;
    }),
  );
  expect(opened.map((db) => db.isOpen)).toEqual([false]);
  expect(prepared.some((sql) => sql.startsWith("INSERT"))).toBe(true);
  expect(prepared.some((sql) => sql.includes("SELECT record FROM game"))).toBe(false);
});

it("[B-01] what fails, the code of SQLite or the rehearsal, fails nobody here", async () => {
  const neither = rehearseUntil(Promise.reject(new Error("no files")), Promise.reject(new Error("no SQLite")));
  await expect(neither).resolves.toBeUndefined();
  const broken = () => {
    throw new Error("no database");
  };
  await expect(rehearseUntil(new Promise(() => undefined), Promise.resolve(broken))).resolves.toBeUndefined();
});
