// IGDB's answers as lists: rows by rising id, and numbers. What is no such list is refused, so that it is asked for again;
// a row without an id, or one that comes twice, is left out and told.
import { z } from "zod";
import { IgdbError } from "./igdb-error.ts";

const Row = z.looseObject({ id: z.int().positive() });
type Row = z.output<typeof Row>;

export type Page = { rows: Row[]; problems: string[] };

const shape = (message: string) => new IgdbError("shape", `IGDB's answer is not what was asked for: ${message}`);

function listOf(json: unknown): unknown[] {
  if (!Array.isArray(json)) throw shape("it is no list");
  return json;
}

/** The rows with ids beyond `after`. Throws where there are some, but in no order, or none that leads on. */
export function readPage(json: unknown, after: number): Page {
  const list = listOf(json);
  const [rows, problems]: [Row[], string[]] = [[], []];
  let last = after;
  for (const [at, value] of list.entries()) {
    const { data: row } = Row.safeParse(value);
    if (row === undefined) problems.push(`row ${at + 1} beyond id ${after}: has no id`);
    else if (row.id === last || row.id <= after) problems.push(`game ${row.id}: came twice`);
    else if (row.id < last) throw shape("its rows are in no order");
    else rows.push(row);
    last = Math.max(last, row?.id ?? 0);
  }
  if (list.length > 0 && rows.length === 0) throw shape("none of its rows leads on");
  return { rows, problems };
}

/** Every id beyond `after` that there is on this page. Throws where one cannot be read: it would pass for gone. */
export function readIds(json: unknown, after: number): number[] {
  const { rows, problems } = readPage(json, after);
  if (problems.length > 0) throw shape(`${problems[0]}`);
  return rows.map(({ id }) => id);
}

const CountAnswer = z.object({ count: z.int().min(0) });

export function readCount(json: unknown): number {
  const parsed = CountAnswer.safeParse(json);
  if (!parsed.success) throw shape("it is no count");
  return parsed.data.count;
}

const NewestAnswer = z.tuple([z.object({ updated_at: z.int().min(0) })]).rest(z.unknown());

/** Seconds since 1970; zero where there is no game at all. */
export function readNewest(json: unknown): number {
  if (listOf(json).length === 0) return 0;
  const parsed = NewestAnswer.safeParse(json);
  if (!parsed.success) throw shape("it tells no time");
  return parsed.data[0].updated_at;
}

const seconds = z.number().positive().optional().catch(undefined);
const TimeRow = z.object({ game_id: z.int(), normally: seconds, hastily: seconds, completely: seconds });

/** Hours by game, at least one: what a game usually takes, else the quickest, else everything in it. */
export function readTimes(json: unknown): ReadonlyMap<number, number> {
  return new Map(
    listOf(json).flatMap((value): [number, number][] => {
      const { data: row } = TimeRow.safeParse(value);
      const time = row?.normally ?? row?.hastily ?? row?.completely;
      return row === undefined || time === undefined ? [] : [[row.game_id, Math.max(1, Math.round(time / 3600))]];
    }),
  );
}
