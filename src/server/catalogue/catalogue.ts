// The catalogue in memory: entries read from TOML, each with the place it came from, and what is wrong with them.
// A broken entry is reported and left out; the rest of the catalogue stands.
import { parse, TomlError } from "smol-toml";
import { z } from "zod";
import type { DataFile } from "./data-files.ts";
import {
  ElsewhereSchema,
  GameEntrySchema,
  GenreTricksEntrySchema,
  TermEntrySchema,
  TricksEntrySchema,
  type GameEntry,
  type GenreTricksEntry,
  type TermEntry,
  type TricksEntry,
} from "./entry.ts";

/** `file` is relative to data/; `entry` names the block, where there is one. */
export type Problem = { file: string; entry?: string; message: string };
export type Located<T> = { file: string; entry: T };

export const TERM_KINDS = [
  "genres",
  "parent_platforms",
  "platforms",
  "stores",
  "tags",
  "developers",
  "publishers",
  "series",
  "creators",
  "creator_roles",
  "age_ratings",
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export type Catalogue = {
  terms: Record<TermKind, readonly TermEntry[]>;
  games: readonly Located<GameEntry>[];
  tricks: readonly Located<TricksEntry>[];
  genreTricks: readonly Located<GenreTricksEntry>[];
  /** Titles of games that exist and are not in the catalogue. */
  elsewhere: readonly string[];
};

const GENRE_TRICKS_FILE = "tricks/genres.toml";
const ELSEWHERE_FILE = "elsewhere/titles.toml";

/** `games/1998.toml (Half-Life): released is not a date` */
export function problemLine({ file, entry, message }: Problem): string {
  return entry === undefined ? `${file}: ${message}` : `${file} (${entry}): ${message}`;
}

/** A problem of one block, at the place it came from. */
export function problemOf({ file, entry }: Located<{ name: string }>, message: string): Problem {
  return { file, entry: entry.name, message };
}

function entryName(block: unknown, index: number): string {
  const named = z
    .object({ name: z.string() })
    .or(z.object({ slug: z.string() }))
    .safeParse(block);
  if (!named.success) return `entry ${index + 1}`;
  return "name" in named.data ? named.data.name : named.data.slug;
}

function issueText(issue: z.core.$ZodIssue): string {
  const where = issue.path.map(String).join(".");
  return where === "" ? issue.message : `${where}: ${issue.message}`;
}

function parseFile(file: DataFile, problems: Problem[]): Record<string, unknown> {
  try {
    return parse(file.text);
  } catch (error) {
    const place = error instanceof TomlError ? `line ${error.line}: ` : "";
    problems.push({ file: file.path, message: `${place}is not valid TOML: ${String(error).split("\n", 1).join("")}` });
    return {};
  }
}

function readBlocks<T>(
  file: DataFile,
  { key, schema }: { key: string; schema: z.ZodType<T> },
  problems: Problem[],
): T[] {
  const content = parseFile(file, problems);
  for (const other of Object.keys(content).filter((name) => name !== key)) {
    problems.push({ file: file.path, message: `[[${other}]] does not belong here, expected [[${key}]]` });
  }
  const blocks = content[key];
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) => {
    const parsed = schema.safeParse(block);
    if (parsed.success) return [parsed.data];
    const entry = entryName(block, index);
    problems.push(...parsed.error.issues.map((issue) => ({ file: file.path, entry, message: issueText(issue) })));
    return [];
  });
}

/** `taxonomies/parent-platforms.toml` for `parent_platforms`. */
export function termFile(kind: TermKind): string {
  return `taxonomies/${kind.replaceAll("_", "-")}.toml`;
}

/** The name of a taxonomy's block: `parent_platform` for `parent_platforms`. */
export function termBlock(kind: TermKind): string {
  return kind === "series" ? kind : kind.replace(/s$/, "");
}

/** Reads every file. What cannot be read is left out and stands in `problems`. */
export function readCatalogue(files: readonly DataFile[]): { catalogue: Catalogue; problems: Problem[] } {
  const problems: Problem[] = [];
  const readTerms = (kind: TermKind) =>
    files
      .filter(({ path }) => path === termFile(kind))
      .flatMap((file) => readBlocks(file, { key: termBlock(kind), schema: TermEntrySchema }, problems));
  const terms = {
    genres: readTerms("genres"),
    parent_platforms: readTerms("parent_platforms"),
    platforms: readTerms("platforms"),
    stores: readTerms("stores"),
    tags: readTerms("tags"),
    developers: readTerms("developers"),
    publishers: readTerms("publishers"),
    series: readTerms("series"),
    age_ratings: readTerms("age_ratings"),
    creators: readTerms("creators"),
    creator_roles: readTerms("creator_roles"),
  };
  const readAll = <T>(of: (path: string) => boolean, key: string, schema: z.ZodType<T>): Located<T>[] =>
    files
      .filter(({ path }) => of(path))
      .flatMap((file) => readBlocks(file, { key, schema }, problems).map((entry) => ({ file: file.path, entry })));
  const isOfGenres = (path: string) => path === GENRE_TRICKS_FILE;
  const games = readAll((path) => path.startsWith("games/"), "game", GameEntrySchema);
  const tricks = readAll((path) => path.startsWith("tricks/") && !isOfGenres(path), "game", TricksEntrySchema);
  const genreTricks = readAll(isOfGenres, "genre", GenreTricksEntrySchema);
  const elsewhere = readAll((path) => path === ELSEWHERE_FILE, "game", ElsewhereSchema).map(({ entry }) => entry.name);
  return { catalogue: { terms, games, tricks, genreTricks, elsewhere }, problems };
}
