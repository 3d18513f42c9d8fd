import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { readUint32 } from "#server/search/filters/sections.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { writeSections } from "./index-sections.ts";
import { readSectionsApart } from "./read-sections.ts";
import { SCHEMA } from "./schema.ts";

const numbers = Uint32Array.from({ length: 200_000 }, (_, at) => at * 7);

function written(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  writeSections(db, [
    ["long", new Uint8Array(numbers.buffer)],
    ["empty", new Uint8Array(0)],
  ]);
  return db;
}

describe("[Q-09] an index read by a thread of its own", () => {
  it("is what was written, in memory that is shared with the thread", async () => {
    const db = written(join(temporaryDirectory(), "catalogue.sqlite"));
    const sections = (await readSectionsApart(db)) ?? new Map<string, Uint8Array>();
    db.close();
    expect(readUint32(sections, "long")).toEqual(numbers);
    expect(sections.get("empty")).toHaveLength(0);
    expect(sections.get("long")?.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it("is left to whoever has the database where no thread can open it", async () => {
    const inMemory = written(":memory:");
    expect(await readSectionsApart(inMemory)).toBeUndefined();
    inMemory.close();
    const path = join(temporaryDirectory(), "catalogue.sqlite");
    writeFileSync(path, "not a database, but long enough to be looked at as one");
    const unreadable = {
      exec: () => undefined,
      prepare: () => ({ all: () => [], get: () => undefined, run: () => undefined }),
    };
    expect(await readSectionsApart({ ...unreadable, close: () => undefined, location: () => path })).toBeUndefined();
  });
});
