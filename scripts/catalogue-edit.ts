// `npm run catalogue:edit -- GAME FIELD=VALUE`: corrects a game by hand. The corrections stand beside what sources gave, in
// the records of DATA_DIRECTORY or DATABASE_URL, and no later taking-in undoes them. The server may run meanwhile.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isHidden } from "#server/sources/edits.ts";
import { EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { EDITED_FIELDS, type EditedField, type SourceRecord } from "#server/sources/source-record.ts";
import {
  EDIT_COLUMNS,
  type EditedGame,
  hiding,
  readEdit,
  withoutFields,
  writtenEdit,
} from "#server/sources/table/read-edit.ts";
import { readTermNames } from "#server/sources/table/term-names.ts";
import { calledAs } from "./records/called-as.ts";
import { findGame, type FoundGame, gameWord } from "./records/find-game.ts";
import { fail, openRecords, openRecordsIfAny, stateDirectory } from "./records/open-records.ts";

const USAGE = [
  `Usage: ${calledAs("edit")} [GAME] [FIELD=VALUE …] [options]`,
  "  without anything  every correction there is",
  "  GAME              its id, its name in addresses, or the address of its page; alone, what is known of it and from whom",
  '  FIELD=VALUE       released=1998-11-21 "genres=Action|Adventure" website=   (nothing after = empties the field)',
  `                    ${EDIT_COLUMNS.join(", ")}`,
  "  --hide, --show    takes the game out of the catalogue, and back into it",
  "  --undo [FIELD …]  what the sources say again: of these fields, or of all",
  '  --credit "…"      who is to be named on pages for corrections, of all games',
];
const DATA = join(import.meta.dirname, "../data");
const CORRECTION = /^([a-z_]+)=(.*)$/s;

function readArguments() {
  const flag = { type: "boolean", default: false } as const;
  try {
    const options = { hide: flag, show: flag, undo: flag, help: flag, credit: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const chosen = [values.hide, values.show, values.undo].filter(Boolean).length;
    const [game, ...words] = positionals;
    const isOdd = chosen > 1 || (values.undo ? words.some((word) => word.includes("=")) : !words.every(isCorrection));
    if (!values.help && !isOdd && !(game === undefined && chosen > 0) && !(game !== undefined && isCorrection(game))) {
      return { game, words, ...values };
    }
  } catch {
    // An option that does not exist: the usage says which do.
  }
  return fail(...USAGE);
}

const isCorrection = (word: string) => CORRECTION.test(word);

function cellsOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [, field = "", value = ""] = CORRECTION.exec(word) ?? [];
      return [field, value];
    }),
  );
}

const linesOf = (edit: SourceRecord): string[] => [
  `${edit.name} (${edit.slug ?? ""}, ${edit.key})`,
  ...writtenEdit(edit).map((line) => `  ${line}`),
];

async function listAll(records: RecordStore | undefined): Promise<void> {
  let count = 0;
  for await (const edits of records?.records(EDITS_SOURCE) ?? []) {
    for (const edit of edits) console.log(linesOf(edit).join("\n"));
    count += edits.length;
  }
  if (count === 0) console.log("Nothing has been corrected.");
}

/** A game that is hidden is in no catalogue, and is known by its correction. */
async function correctionOf(records: RecordStore | undefined, text: string): Promise<SourceRecord | undefined> {
  for await (const edits of records?.records(EDITS_SOURCE) ?? []) {
    const found = edits.find(({ key, slug }) => key === text || slug === text);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function find(records: RecordStore | undefined, typed: string) {
  const text = gameWord(typed);
  const found = findGame({ dataDirectory: DATA, stateDirectory: stateDirectory() }, text);
  const before = await (found === undefined
    ? correctionOf(records, text)
    : records?.get(EDITS_SOURCE, String(found.id)));
  const known = found ?? (before && { id: Number(before.key), name: before.name, slug: before.slug ?? "" });
  if (known === undefined)
    throw new Error(`The catalogue has no game ${text}: give its id, or the address of its page.`);
  return { found, before, game: known };
}

function show(found: FoundGame | undefined, before: SourceRecord | undefined): void {
  if (found !== undefined) {
    console.log(`${found.name} (${found.slug}, ${found.id})`);
    for (const [field, value] of found.facts) console.log(`  ${field}=${value}`);
    console.log(`  made of: ${found.records.join(", ")}`);
  }
  if (before === undefined) console.log("Nothing of it has been corrected.");
  else console.log(["Corrected:", ...linesOf(before).slice(1)].join("\n"));
}

/** What becomes of the correction; undefined where nothing is left of it. */
async function decide(game: EditedGame, before: SourceRecord | undefined): Promise<SourceRecord | undefined> {
  if (given.hide) return hiding(game, before);
  if (given.show) return before && withoutFields(before, ["hidden"]);
  if (given.undo) {
    const unknown = given.words.find((word) => !isField(word));
    if (unknown !== undefined)
      throw new Error(`${unknown} is nothing to correct; these are: ${EDIT_COLUMNS.join(", ")}`);
    return before && withoutFields(before, given.words.length === 0 ? EDITED_FIELDS : given.words.filter(isField));
  }
  const read = await readEdit({ game, cells: cellsOf(given.words), terms: readTermNames(DATA), before });
  if ("problem" in read) throw new Error(read.problem);
  return read.record;
}

const isField = (word: string): word is EditedField => EDITED_FIELDS.some((field) => field === word);

const given = readArguments();

/** Keeps what becomes of the correction, and says what it is. */
async function keep(records: RecordStore, game: EditedGame, before: SourceRecord | undefined): Promise<void> {
  const edit = await decide(game, before);
  if (edit === undefined) {
    const count = await records.drop(EDITS_SOURCE, [String(game.id)]);
    console.log(
      count === 0 ? `Nothing of ${game.name} has been corrected.` : `${game.name} is as its sources have it.`,
    );
    return;
  }
  await records.put(EDITS_SOURCE, [edit]);
  console.log(linesOf(edit).join("\n"));
  if (isHidden(edit)) console.log("It is kept out of the catalogue.");
}

async function run(): Promise<void> {
  const isChange = given.words.length > 0 || given.hide || given.show || given.undo;
  const records = await (isChange || given.credit !== undefined ? openRecords() : openRecordsIfAny());
  try {
    if (records !== undefined && given.credit !== undefined) await records.credit(EDITS_SOURCE, { name: given.credit });
    const asked = given.game === undefined ? undefined : await find(records, given.game);
    if (asked === undefined) await listAll(records);
    else if (records === undefined || !isChange) show(asked.found, asked.before);
    else await keep(records, asked.game, asked.before);
    if (isChange) console.log("A server that runs shows it with its next catalogue.");
  } finally {
    await records?.close();
  }
}

try {
  await run();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
