// Two engines inside this process: SQLite's full-text search by prefixes, most popular first, and minisearch.
import { DatabaseSync } from "node:sqlite";
import MiniSearch from "minisearch";
import type { Engine, Title } from "./engine.ts";

const RESULTS = 9;
const MEGABYTE = 1_000_000;

function timed(find: (text: string) => string[]): Engine["ask"] {
  return async (text) => {
    const began = performance.now();
    const slugs = find(text);
    return { slugs, ms: performance.now() - began };
  };
}

/** What the process has grown by since, as text. */
function growth(before: number): string {
  return `${Math.round((process.memoryUsage().rss - before) / MEGABYTE)} MB`;
}

/** All words, the last as a prefix; the order is popularity, which is that of the rows. */
export function createFts(titles: readonly Title[]): Engine {
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const db = new DatabaseSync(":memory:");
  db.exec(
    "CREATE VIRTUAL TABLE title USING fts5(name, others, prefix='1 2 3', tokenize=\"unicode61 remove_diacritics 2\")",
  );
  const insert = db.prepare("INSERT INTO title (rowid, name, others) VALUES (?, ?, ?)");
  db.exec("BEGIN");
  for (const { rank, name, others } of titles) insert.run(rank, name, others);
  db.exec("COMMIT");
  const find = db.prepare(`SELECT rowid FROM title WHERE title MATCH ? ORDER BY rowid LIMIT ${RESULTS}`);
  const slugs = new Map(titles.map(({ rank, slug }) => [rank, slug]));
  return {
    name: "FTS5, prefixes",
    buildS: (performance.now() - began) / 1000,
    memory: growth(before),
    ask: timed((text) => {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      const query = words.map((word, at) => `"${word}"${at === words.length - 1 ? "*" : ""}`).join(" ");
      return find.all(query).map((row) => slugs.get(Number(row["rowid"])) ?? "");
    }),
  };
}

/** As its documentation proposes for titles: prefixes and a fifth of the letters wrong; popularity weighs in. */
export function createMiniSearch(titles: readonly Title[]): Engine {
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const index = new MiniSearch<Title>({
    idField: "rank",
    fields: ["name", "others"],
    storeFields: ["slug", "added"],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: "AND",
      boost: { name: 2 },
      boostDocument: (_id, _term, stored) => 1 + Math.log10(1 + Number(stored?.["added"] ?? 0)),
    },
  });
  index.addAll(titles);
  return {
    name: "minisearch",
    buildS: (performance.now() - began) / 1000,
    memory: growth(before),
    ask: timed((text) =>
      index
        .search(text)
        .slice(0, RESULTS)
        .map((found) => String(found["slug"])),
    ),
  };
}
