// A game of the catalogue as it is served, for commands that are about one: by its id or its name in addresses.
import type { DatabaseSync } from "node:sqlite";
import { newestRevision, openBuilt } from "#server/catalogue/open.ts";

const LISTS = ["platforms", "genres", "tags", "developers", "publishers", "series", "stores"] as const;
const TEXTS = ["name", "released", "metacritic", "rating", "ratings_count", "added", "playtime", "website"] as const;

export type FoundGame = {
  id: number;
  name: string;
  slug: string;
  /** `source key` of each record that it is made of. */
  records: string[];
  /** What the catalogue says of it, in the words of a table. */
  facts: Map<string, string>;
};

/** The id in the address of a page: of `https://games.example.org/game/4200?from=x` 4200. Other texts stay. */
export const gameWord = (text: string): string => /^https?:\/\/[^?#]*\/game\/(\d+)/.exec(text)?.[1] ?? text;

function factsOf(db: DatabaseSync, record: Record<string, unknown>): Map<string, string> {
  const slug = db.prepare("SELECT slug FROM term WHERE kind = ? AND id = ?");
  const name = db.prepare("SELECT name FROM term WHERE kind = ? AND id = ?");
  const facts = new Map<string, string>();
  for (const field of TEXTS) {
    const value = record[field];
    if (typeof value === "string" || typeof value === "number") facts.set(field, String(value));
  }
  for (const kind of LISTS) {
    const ids = Array.isArray(record[kind]) ? record[kind].map(Number) : [];
    // Companies and series are written by name in a table, all else by slug.
    const [column, of] = ["developers", "publishers", "series"].includes(kind) ? ["name", name] : ["slug", slug];
    const words = ids.flatMap((id) => String(of.get(kind, id)?.[column] ?? ""));
    if (words.length > 0) facts.set(kind, words.join("|"));
  }
  return facts;
}

/** Undefined where the catalogue has no such game. Throws in one line where there is no catalogue yet. */
export function findGame(
  directories: { dataDirectory: string; stateDirectory: string },
  word: string,
): FoundGame | undefined {
  const revision = newestRevision(directories, Number.MAX_SAFE_INTEGER);
  const db = revision === undefined ? undefined : openBuilt({ ...directories, revision });
  if (db === undefined) {
    throw new Error(`There is no catalogue in ${directories.stateDirectory} yet: start the server once.`);
  }
  const row = /^\d+$/.test(word)
    ? db
        .prepare("SELECT id, slug, record FROM game WHERE id IN (:id, (SELECT game_id FROM alias WHERE id = :id))")
        .get({ id: Number(word) })
    : db.prepare("SELECT id, slug, record FROM game WHERE slug = ?").get(word);
  // What the catalogue's builder wrote.
  const record = row && (JSON.parse(String(row["record"])) as Record<string, unknown>);
  const facts = record && factsOf(db, record);
  db.close();
  if (row === undefined || record === undefined || facts === undefined) return undefined;
  const members = (record["members"] ?? []) as { source: string; key: string }[]; // As above.
  const id = Number(row["id"]);
  return {
    id,
    name: String(record["name"]),
    slug: String(row["slug"]),
    records: members.length === 0 ? [`ludex ${id}`] : members.map(({ source, key }) => `${source} ${key}`),
    facts,
  };
}
