// IGDB's answers as lists: rows by rising id, and numbers. What is no such list is refused, so that it is asked for again.
// A row without an id, or one that comes twice, may stand in another's place: it is asked for again, too, and left out if
// IGDB stays with it. So is a page of which most games have changed their shape; of single games only the field is lost.
import { z } from "zod";
import { IgdbError } from "./igdb-error.ts";
import { IgdbGameSchema, lostFields, type IgdbGame } from "./igdb-game.ts";

const Row = z.looseObject({ id: z.int().positive() });
type Row = z.output<typeof Row>;

export type Page = { rows: Row[]; problems: string[] };

/** IGDB is asked so often before it is taken at its word. */
const ODD_TRIES = 2;
/** So few are single games, however short the page is. */
const FEW = 2;
/** A page is refused where more than half of its games have lost one of these. */
const NEEDED: ReadonlySet<keyof IgdbGame> = new Set([
  "name",
  "platforms",
  "genres",
  "themes",
  "first_release_date",
  "release_dates",
  "involved_companies",
  "cover",
]);

const shape = (message: string) => new IgdbError("shape", `IGDB's answer is not what was asked for: ${message}`);

function listOf(json: unknown): unknown[] {
  if (!Array.isArray(json)) throw shape("it is no list");
  return json;
}

/** One line for however many games: how many, what happened, and the first of them. */
export const tell = ([first, ...rest]: readonly string[], size: number, what: string): string[] =>
  first === undefined ? [] : [`${rest.length + 1} of ${size} games ${what}: ${first}`];

/** The rows with ids beyond `after`. Throws where there are some, but in no order, or none that leads on, or odd ones. */
function readRows(json: unknown, after: number, attempt: number): Page {
  const list = listOf(json);
  const rows: Row[] = [];
  const [nameless, twice]: [string[], string[]] = [[], []];
  let last = after;
  for (const [at, value] of list.entries()) {
    const { data: row } = Row.safeParse(value);
    if (row === undefined) nameless.push(`row ${at + 1} beyond id ${after} has no id`);
    else if (row.id === last || row.id <= after) twice.push(`game ${row.id}`);
    else if (row.id < last) throw shape("its rows are in no order");
    else rows.push(row);
    last = Math.max(last, row?.id ?? 0);
  }
  if (list.length > 0 && rows.length === 0) throw shape("none of its rows leads on");
  const odd = [...tell(nameless, list.length, "left out"), ...tell(twice, list.length, "came twice")];
  if (odd.length > 0 && attempt < ODD_TRIES) throw shape(odd.join("; "));
  // What comes twice has lost nothing, if it is no mistake of the moment.
  return { rows, problems: tell(nameless, list.length, "left out") };
}

/** The games beyond `after`, at the `attempt`th try, from zero. Throws where they are not those that were asked for. */
export function readPage(json: unknown, after: number, attempt: number): Page {
  const { rows, problems } = readRows(json, after, attempt);
  const lost = rows.flatMap((row) => {
    const fields = lostFields(row, IgdbGameSchema.parse(row));
    return fields.length === 0 ? [] : [{ id: row.id, fields }];
  });
  const needed = lost.filter(({ fields }) => fields.some((field) => NEEDED.has(field)));
  // What has no name is left out, which is told elsewhere.
  const lacking = lost.filter(({ fields }) => !fields.includes("name"));
  const lines = (games: typeof lost) => games.map(({ id, fields }) => `game ${id} ${fields.join(", ")}`);
  const isMost = needed.length > Math.max(FEW, rows.length / 2);
  if (isMost) throw shape(tell(lines(needed), rows.length, "are of another shape").join(""));
  return { rows, problems: [...problems, ...tell(lines(lacking), rows.length, "taken without a field")] };
}

/** Games that were asked for by their ids: those alone that were odd before, so that no part of them is too many. */
export function readThese(json: unknown, attempt: number): Page {
  return listOf(json).length === 0 ? { rows: [], problems: [] } : readRows(json, 0, attempt);
}

/** Every id beyond `after` that there is on this page. Throws where one cannot be read: it would pass for gone. */
export function readIds(json: unknown, after: number): number[] {
  // Never taken at its word where a row is odd.
  return readRows(json, after, 0).rows.map(({ id }) => id);
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
