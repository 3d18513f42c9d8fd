// The stores of answers keep the port's promises: in memory, in SQLite, in both, and far away.
import { join } from "node:path";
import { distant } from "../../../test/support/distant-answers.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { describeKeptAnswers } from "../../../test/support/kept-answers-conformance.ts";
import { createMemoryStore, layerStores } from "./memory-store.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteStore, STORE_SCHEMA } from "./sqlite-store.ts";

const MAX_BYTES = 1_000_000;
const memory = () => createMemoryStore({ maxBytes: MAX_BYTES });

function openSqlite() {
  const db = openDatabase({ path: join(temporaryDirectory(), "answers.sqlite"), version: 1, schema: STORE_SCHEMA });
  const health = { failed: () => undefined, worked: () => undefined };
  return { store: createSqliteStore({ db, maxBytes: MAX_BYTES, now: Date.now, health }), close: () => db.close() };
}

describeKeptAnswers("memory", () => ({ store: memory(), close: () => undefined }));
describeKeptAnswers("SQLite", openSqlite);
describeKeptAnswers("SQLite behind memory", () => {
  const { store, close } = openSqlite();
  return { store: layerStores(memory(), store), close };
});
describeKeptAnswers("a distant store behind memory", () => ({
  store: layerStores(memory(), distant(memory())),
  close: () => undefined,
}));
