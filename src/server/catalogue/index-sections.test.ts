import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { readSections, writeSections } from "./index-sections.ts";
import { SCHEMA } from "./schema.ts";
import { createStatements } from "./statements.ts";

const PART_BYTES = 256 * 1024;
const numbered = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251);

/** Written and read back, with the rests on the way counted. */
function thereAndBack(sections: Record<string, Uint8Array>) {
  const db = new DatabaseSync(":memory:");
  db.exec(SCHEMA);
  writeSections(db, Object.entries(sections));
  const steps = readSections(createStatements(db));
  for (let rests = 0; ; rests += 1) {
    const { done, value } = steps.next();
    if (done === true) return { rests, read: Object.fromEntries(value) };
  }
}

describe("[Q-09] the arrays of an index", () => {
  it.each([
    ["nothing", 0],
    ["less than a part", 7],
    ["one part", PART_BYTES],
    ["one part and a byte", PART_BYTES + 1],
    ["two parts", 2 * PART_BYTES],
    ["several parts and some", 5 * PART_BYTES + 3],
  ])("are read as they were written: %s", (_what, length) => {
    const sections = { one: numbered(length), other: numbered(3) };
    const { read } = thereAndBack(sections);
    expect(Object.keys(read)).toEqual(["one", "other"]);
    expect(Buffer.compare(read["one"] ?? Buffer.of(1), sections.one)).toBe(0);
    expect(Buffer.compare(read["other"] ?? Buffer.of(1), sections.other)).toBe(0);
  });

  it("leave time for others after each part of a long one", () => {
    expect(thereAndBack({ one: numbered(10 * PART_BYTES) }).rests).toBeGreaterThanOrEqual(10);
  });
});
