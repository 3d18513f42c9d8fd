// Search by title: how long suggestions take as the server answers them, from ten thousand games to a million, and how
// that compares with other engines over the same titles, in quality and in time.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { BareAnswer } from "./bare-server.ts";
import { generatedCatalogue } from "./generated/catalogue.ts";
import { compareRow, latencyRows, timesOf, type Engine, type Taken, type Title } from "./search/engine.ts";
import { createFts, createMiniSearch } from "./search/in-process.ts";
import { type LudexEngine, startLudex, startSender } from "./search/ludex.ts";
import { startPostgres } from "./search/postgres.ts";
import { compareTurns } from "./search/turns.ts";
import { type Typed, typedFrom, writtenQueries } from "./search/typed.ts";
import { round } from "./statistics.ts";

const SIZES = [10_000, 100_000, 1_000_000];
const TEXTS_EACH = 300;
const TEXTS_EACH_TURNS = 100;
/** The others are too slow for as many. */
const TEXTS_EACH_OTHERS = 25;
const Row = z.object({ rank: z.number(), slug: z.string(), name: z.string(), others: z.string(), added: z.number() });

function readTitles(path: string): Title[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT rank, slug, record ->> 'name' AS name, record ->> 'added' AS added,
        (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(record, '$.alternative_names')) AS others
      FROM game ORDER BY rank`,
    )
    .all();
  db.close();
  return rows.map((row) => Row.parse(row));
}

/** Titles that are known to all and titles that nobody knows, half and half. */
function sample(titles: readonly Title[], count: number): string[] {
  const known = titles.slice(0, count / 2);
  const step = Math.max(1, Math.floor(titles.length / (count / 2)));
  const unknown = titles.filter((_, at) => at % step === step - 1);
  return known.flatMap(({ name }, at) => [name, ...(unknown[at] === undefined ? [] : [unknown[at].name])]);
}

type Asked = { ludex: LudexEngine; titles: readonly Title[] };

/** How long the same bytes take where nothing is done for them: what of each figure is the way there and back. */
async function measureSending(ludex: LudexEngine, typed: readonly Typed[]): Promise<Map<string, Taken>> {
  const few = typed.map(({ kind, texts }) => ({ kind, texts: texts.slice(0, TEXTS_EACH_OTHERS) }));
  const answers: BareAnswer[] = [];
  for (const { texts } of few) for (const text of texts) answers.push(await ludex.answerTo(text));
  await using sender = await startSender(answers);
  const often = few.map(({ kind, texts }) => ({
    kind,
    texts: Array.from({ length: TEXTS_EACH / TEXTS_EACH_OTHERS }, () => texts).flat(),
  }));
  await timesOf(sender, often);
  return await timesOf(sender, often);
}

/** What was typed, and how long the answers took. */
async function measureTyped({ ludex, titles }: Asked) {
  const typed = typedFrom(sample(titles, TEXTS_EACH * 3), TEXTS_EACH);
  // A server that has just started compiles while it answers; visitors meet one that has run for a while.
  await timesOf(ludex, typedFrom(sample(titles, TEXTS_EACH * 3).toReversed(), TEXTS_EACH));
  return { typed, times: await timesOf(ludex, typed) };
}

async function measureGrowth(count: number, row: Record<string, unknown>[]): Promise<object> {
  const { stateDirectory, path, buildMs } = generatedCatalogue(count);
  await using ludex = await startLudex(stateDirectory, buildMs);
  const { typed, times } = await measureTyped({ ludex, titles: readTitles(path) });
  console.log(`${count.toLocaleString("en")} games`);
  console.table(latencyRows(times, await measureSending(ludex, typed)));
  row.push({
    games: count,
    "database built, s": buildMs < 100 ? "kept" : round(buildMs / 1000),
    "server ready, s": round(ludex.startMs / 1000),
    memory: ludex.memory,
  });
  const few = typed.map(({ kind, texts }) => ({ kind, texts: texts.slice(0, TEXTS_EACH_OTHERS) }));
  return await compareRow(ludex, { typed: few, written: writtenQueries() });
}

async function compareOthers(path: string): Promise<object[]> {
  const titles = readTitles(path);
  const typed = typedFrom(sample(titles, TEXTS_EACH * 3), TEXTS_EACH_OTHERS);
  const asked = { typed, written: writtenQueries() };
  const rows: object[] = [];
  const makers: ((list: readonly Title[]) => Engine)[] = [createFts, createMiniSearch];
  for (const make of makers) rows.push(await compareRow(make(titles), asked));
  await using postgres = await startPostgres(titles);
  if (postgres === undefined) console.log("PostgreSQL 15 is not installed: left out.");
  else for (const engine of postgres.engines) rows.push(await compareRow(engine, asked));
  return rows;
}

/** Prints what questions cost a built checkout of another version and this one, at the largest of `sizes`. */
export async function benchSearchTurns(checkout: string, sizes: readonly number[] = SIZES): Promise<void> {
  const { stateDirectory, path } = generatedCatalogue(sizes.at(-1) ?? 0);
  const typed = typedFrom(sample(readTitles(path), TEXTS_EACH_TURNS * 3), TEXTS_EACH_TURNS);
  await compareTurns(stateDirectory, checkout, typed);
}

function fileIn(directory: string): string {
  const name = readdirSync(directory).find((each) => /^catalogue-[^.]*\.sqlite$/.test(each));
  if (name === undefined) throw new Error(`no catalogue lies in ${directory}`);
  return join(directory, name);
}

/**
 * Prints latencies over a catalogue that was built of records taken in, whose state lies in `directory`, and over one of
 * `count` games that was written as it is: each twice, in turns, by a server of its own.
 */
export async function benchSearchTakenIn(directory: string, count: number): Promise<void> {
  const generated = generatedCatalogue(count);
  const catalogues = [
    { name: "written as it is", ...generated },
    { name: "built of records", stateDirectory: directory, path: fileIn(directory), buildMs: 0 },
  ];
  for (const { name, stateDirectory, path, buildMs } of [...catalogues, ...catalogues]) {
    await using ludex = await startLudex(stateDirectory, buildMs);
    const { times } = await measureTyped({ ludex, titles: readTitles(path) });
    console.log(`${name}: ready after ${round(ludex.startMs / 1000)} s, ${ludex.memory}`);
    console.table(latencyRows(times));
  }
}

/** Prints latencies at each size, what each size costs, and at the last one how others do. */
export async function benchSearch(sizes: readonly number[] = SIZES): Promise<void> {
  const costs: Record<string, unknown>[] = [];
  let ludex: object = {};
  for (const size of sizes) ludex = await measureGrowth(size, costs);
  console.table(costs);
  const { path } = generatedCatalogue(sizes.at(-1) ?? 0);
  console.table([ludex, ...(await compareOthers(path))]);
}
