import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { createRowWriter } from "./insert-rows.ts";

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
