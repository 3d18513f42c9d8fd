// A process that takes records in is killed again and again: what it had said to be kept is there, and fits the place
// where its walk stands.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { BATCH_SIZE, keyOf } from "../../../test/support/record-samples.ts";
import { keysOf } from "../../../test/support/record-store-conformance.ts";
import { openSqliteRecordStore } from "./sqlite-record-store.ts";

const WRITER = join(import.meta.dirname, "../../../test/support/write-records.ts");
const KILLS = 8;

/** Writes from batch `first` on and is killed while it writes; gives the last batch that it said was kept. */
async function writeUntilKilled(path: string, first: number, batches: number): Promise<number> {
  const child = spawn(process.execPath, [WRITER, path, String(first)], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let last = first - 1;
  for await (const line of createInterface(child.stdout)) {
    last = Number(line);
    // From here on it is in the midst of something or other; lines that it had written still arrive.
    if (last - first >= batches) child.kill("SIGKILL");
  }
  await ended;
  return last;
}

describe("records of a process that is killed while it writes", () => {
  it("[Q-01] are all there as far as it said so, none twice, up to where the walk stands", async () => {
    const path = join(temporaryDirectory(), "records.sqlite");
    let next = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const said = await writeUntilKilled(path, next, 3 + kill * 2);
      const notes: string[] = [];
      const records = openSqliteRecordStore({ path, note: (_, message) => notes.push(message) });
      const at = Number(await records.cursor("table"));
      expect(at).toBeGreaterThanOrEqual(said);
      const keys = await keysOf(records, "table");
      expect(keys).toEqual(Array.from({ length: (at + 1) * BATCH_SIZE }, (_, number) => keyOf(number)));
      expect(await records.revision()).toBe(at + 1);
      expect((await records.status())[0]).toMatchObject({ records: keys.length, cursor: String(at) });
      expect(notes).toEqual([]);
      await records.close();
      next = at + 1;
    }
    expect(next).toBeGreaterThan(KILLS * 3);
  }, 120_000);
});
