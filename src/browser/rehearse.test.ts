// What runs once before it counts is the real thing, and nothing of it is left.
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { rehearse } from "./rehearse.ts";

const foundIn = (body: string): unknown => JSON.parse(body).results[0]?.name;

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
    const opened: DatabaseSync[] = [];
    const rehearsal = rehearse(() => {
      const db = new DatabaseSync(":memory:");
      opened.push(db);
      return db;
    });
    for (let step = 0; step < steps; step += 1) await rehearsal.next();
    await rehearsal.return(undefined);
    expect(opened.map((db) => db.isOpen)).toEqual([false]);
  }
});
