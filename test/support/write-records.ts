// A process that takes batches into the records named first, from the number named second on, and says each number once
// it is kept, until it is killed: records-killed.system.test.ts starts it.
import { openSqliteRecordStore } from "../../src/server/sources/sqlite-record-store.ts";
import { batchOf, BATCH_SIZE, keyOf, recordNamed } from "./record-samples.ts";

const [path = "", first = "0"] = process.argv.slice(2);
const records = openSqliteRecordStore({ path });
for (let at = Number(first); ; at += 1) {
  const keys = Array.from({ length: BATCH_SIZE }, (_, within) => keyOf(at * BATCH_SIZE + within));
  await records.take(
    "table",
    batchOf(
      String(at),
      keys.map((key) => recordNamed(key)),
    ),
  );
  process.stdout.write(`${at}\n`);
}
