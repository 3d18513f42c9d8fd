// What people want of the app, carried out as they would, and counted in steps. docs/errands.md tells the counts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deepUnless } from "../support/lane.ts";
import { servePictures } from "../support/serve-pictures.ts";
import { expect, test } from "../support/test.ts";
import { COMPARE } from "./compare.ts";
import { FIND } from "./find.ts";
import { FOLLOW } from "./follow.ts";
import { createVisitor } from "./visitor.ts";

const ERRANDS = [...FIND, ...COMPARE, ...FOLLOW];
/** More than that asks too much. */
const STEPS_MAX = 4;
/** All of them are of the deep lane; the ordinary one has some of each kind. */
const ORDINARY_EVERY = 4;

test.beforeEach(({ page }) => servePictures(page));

for (const [at, { proves, wants, from, most, run }] of ERRANDS.entries()) {
  test(`[${proves}] ${wants}: ${most} steps from ${from}`, deepUnless(at % ORDINARY_EVERY === 0), async ({ page }) => {
    await page.goto(from);
    const visitor = createVisitor(page);
    await run(visitor);
    expect(visitor.steps()).toBeLessThanOrEqual(most);
  });
}

test("twenty-five errands take four steps at the most, and the docs tell of each", () => {
  expect(ERRANDS).toHaveLength(25);
  expect(ERRANDS.filter(({ most }) => most > STEPS_MAX)).toEqual([]);
  const told = readFileSync(join(import.meta.dirname, "../../docs/errands.md"), "utf8");
  const rows = [...told.matchAll(/^\| (.+?) +\| `(.+?)` +\| (\d+) +\|$/gm)].map(([, ...cells]) => cells.join(" | "));
  expect(rows).toEqual(ERRANDS.map(({ wants, from, most }) => [wants, from, most].join(" | ")));
});
