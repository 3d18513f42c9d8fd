// Reads the arrays of the index in the file whose path it is given, for read-sections.ts.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { atOnce } from "#server/search/steps.ts";
import { readSections } from "./index-sections.ts";
import { createStatements } from "./statements.ts";

const db = new DatabaseSync(String(workerData), { readOnly: true });
// As much as SQLite maps at most: page by page the arrays of a million games take two to three times as long.
db.exec("PRAGMA mmap_size = 2147418112");
// What is shared is handed over without a copy.
const inSharedMemory = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
const sections = atOnce(readSections(createStatements(db), inSharedMemory));
db.close();
// A thread has no origin to be named: the rule is about windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(sections);
