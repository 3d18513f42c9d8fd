import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { createRecordWriter, createRowWriter } from "./insert-rows.ts";

it("[B-01] many rows at once are what each by itself would be: texts, figures, nothing, in their order", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE one (a INTEGER NOT NULL, b TEXT, c REAL, d INTEGER) STRICT");
  const texts = ['quotes " and \\ and \n', "日本語 \u{1f3ae}", '{"a":[1,"é"]}', "12", "", "1e3", "null"];
  const rows = Array.from({ length: 700 }, (_, at) => ({
    a: at,
    b: texts[at % texts.length] ?? "",
    c: at / 8,
    d: at % 3 === 0 ? null : at - 350,
  }));
  const writer = createRowWriter(db, "INSERT INTO one", 4);
  for (const { a, b, c, d } of rows) writer.add(a, b, c, d);
  writer.finish();
  writer.finish();
  expect(db.prepare("SELECT * FROM one ORDER BY rowid").all()).toEqual(rows);
  db.close();
});

it("[B-01] what is no Unicode is mended as it is in a value by itself", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE one (a TEXT) STRICT");
  const texts = ["half a \uD83C", "a\u0000b", "\u2028"];
  const writer = createRowWriter(db, "INSERT INTO one", 1);
  for (const text of texts) writer.add(text);
  writer.finish();
  const insert = db.prepare("INSERT INTO one VALUES (?)");
  for (const text of texts) insert.run(text);
  const stored = db.prepare("SELECT hex(a) AS bytes FROM one ORDER BY rowid").all();
  expect(stored.slice(0, texts.length)).toEqual(stored.slice(texts.length));
  db.close();
});

it("[B-01] records that go beside their rows are kept as they are, however long, and what is no Unicode is mended", () => {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE one (a INTEGER, b TEXT, c TEXT NOT NULL) STRICT");
  const texts = ["", "é", '{"a":"\\"日本語 \u{1f3ae}"}', "x".repeat(100_000), "half a \uD83C", "a\u0000b", "12"];
  const rows = Array.from({ length: 700 }, (_, at) => ({ a: at, b: `b ${at}`, c: texts[at % texts.length] ?? "" }));
  const writer = createRecordWriter(db, "INSERT INTO one", 2);
  for (const { a, b, c } of rows) writer.add([a, b], c);
  writer.finish();
  writer.finish();
  const insert = db.prepare("INSERT INTO one VALUES (?, ?, ?)");
  for (const { a, b, c } of rows) insert.run(a, b, c);
  const stored = db.prepare("SELECT a, b, hex(c) AS bytes, typeof(c) AS type FROM one ORDER BY rowid").all();
  expect(stored.slice(0, rows.length)).toEqual(stored.slice(rows.length));
  db.close();
});
