// What games are filtered and ordered by, one number a document, and for each order the documents sorted by it.
import { type DaysParameter, type NumbersParameter, recordOf } from "#shared/catalogue/filters.ts";
import { ORDER_FIELDS, ORDERS, type OrderField } from "#shared/catalogue/orders.ts";
import { atOnce, type Steps } from "#server/search/steps.ts";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { bytesOf, readFloat64, readUint16, readUint32, readUint8, type Sections } from "./sections.ts";

/** What a day's number is divided by for its year. */
const YEAR = 10_000;
/** More than any game takes. */
const LONGEST = 0xffff;
/** Stands after every value. */
const UNKNOWN = 0xffff_ffff;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * A column to order by: its values, and all documents by value, equal ones by falling id. Days are numbers like
 * `20151231`, moments like `20151231235959`; what has no date or no score has 0.
 */
export type OrderColumn = { values: Numbers; sorted: Uint32Array };

export type Columns = {
  orders: Readonly<Record<OrderField, OrderColumn>>;
  /** What a rising order walks instead, where what is not known comes last both ways. */
  rising: Readonly<Partial<Record<OrderField, OrderColumn>>>;
  /** The same of any other column, for an order of our own; made when it is first asked for. */
  unknownLast: (field: OrderField) => OrderColumn;
  /** The year of release; 0 without a date. */
  years: Uint16Array;
  platformsCount: Uint16Array;
};

/** The column that a range of days or numbers looks at. */
export const RANGE_COLUMNS = {
  dates: "released",
  updated: "updated",
  metacritic: "metacritic",
  playtime: "playtime",
} as const satisfies Record<DaysParameter | NumbersParameter, OrderField>;

/** The values of one document as they come in. */
export type ColumnValues = {
  /** Also the order in which games were created: RAWG numbers them as they come in. */
  id: number;
  /** Folded for comparing. */
  name: string;
  /** `YYYY-MM-DD`. */
  released: string | undefined;
  /** `YYYY-MM-DDTHH:MM:SS`. */
  updated: string;
  added: number;
  /** 0 where nobody has rated it. */
  rating: number;
  metacritic: number | undefined;
  /** In hours; 0 where it is not known. */
  playtime: number;
  platformsCount: number;
};

/** The digits of a day or of a moment as one number: `2015-12-31` is 20151231. Texts of equal length keep their order. */
export function digitsOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ""));
}

/** Equal names share a rank, so that comparing names is comparing numbers. */
function rankNames(names: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(names.length);
  const byName = Uint32Array.from(names, (_, doc) => doc).sort((a, b) => {
    const [left = "", right = ""] = [names[a], names[b]];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  });
  let rank = 0;
  for (const [at, doc] of byName.entries()) {
    if (at > 0 && names[doc] !== names[byName[at - 1] ?? doc]) rank += 1;
    ranks[doc] = rank;
  }
  return ranks;
}

function sortBy(values: Numbers, ids: Numbers): Uint32Array {
  const docs = Uint32Array.from(ids, (_, doc) => doc);
  return docs.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0));
}

/** How each column is read back: numbers no wider than they need to be. */
const READ = {
  name: readUint32,
  released: readUint32,
  added: readUint32,
  created: readUint32,
  updated: readFloat64,
  rating: readFloat64,
  metacritic: readUint8,
  playtime: readUint16,
} satisfies Record<OrderField, (sections: Sections, name: string) => Numbers>;

type Row = ColumnValues;
/** What has been collected of a column, and what it is written as. */
type Collected = { push: (row: Row) => void; values: () => Numbers };

function wholeNumbers(
  valueOf: (row: Row) => number,
  written: (kept: Uint32Array) => Numbers = (kept) => kept,
): Collected {
  const kept = new GrowingArray();
  return { push: (row) => kept.push(valueOf(row)), values: () => written(kept.view()) };
}

function anyNumbers(valueOf: (row: Row) => number): Collected {
  const kept: number[] = [];
  return { push: (row) => kept.push(valueOf(row)), values: () => Float64Array.from(kept) };
}

function ranksOf(nameOf: (row: Row) => string): Collected {
  const kept: string[] = [];
  return { push: (row) => kept.push(nameOf(row)), values: () => rankNames(kept) };
}

/** Column by column and never row by row: a million rows as objects are a quarter of a gigabyte. */
const collectColumns = (): Record<OrderField, Collected> => ({
  name: ranksOf(({ name }) => name),
  released: wholeNumbers(({ released }) => digitsOf(released ?? "0")),
  added: wholeNumbers(({ added }) => added),
  created: wholeNumbers(({ id }) => id),
  updated: anyNumbers(({ updated }) => digitsOf(updated)),
  rating: anyNumbers(({ rating }) => rating),
  metacritic: wholeNumbers(
    ({ metacritic }) => metacritic ?? 0,
    (kept) => Uint8Array.from(kept),
  ),
  playtime: wholeNumbers(
    ({ playtime }) => Math.min(playtime, LONGEST),
    (kept) => Uint16Array.from(kept),
  ),
});

/** Collects the values of documents 0, 1, 2 … */
export function createColumnsWriter() {
  const columns: Partial<Record<OrderField, Collected>> = collectColumns();
  const all = Object.values(columns);
  const platforms = new GrowingArray();
  return {
    add: (row: Row): void => {
      for (const column of all) column.push(row);
      platforms.push(row.platformsCount);
    },
    /** Each column is gone once it has been given. */
    *finish(): Generator<[string, Uint8Array]> {
      all.length = 0;
      const ids = columns.created?.values() ?? new Uint32Array(0);
      for (const field of ORDER_FIELDS) {
        const values = columns[field]?.values() ?? ids;
        delete columns[field];
        yield [field, bytesOf(values)];
        yield [`${field} sorted`, bytesOf(sortBy(values, ids))];
      }
      yield ["platforms count", bytesOf(Uint16Array.from(platforms.view()))];
    },
  };
}

/** Values between two rests. */
const EACH = 65_536;

/** The column with its zeros after all other values. */
function* withZerosLast({ values, sorted }: OrderColumn): Steps<OrderColumn> {
  let zeros = 0;
  for (; zeros < sorted.length && values[sorted[zeros] ?? 0] === 0; zeros += 1) if (zeros % EACH === 0) yield;
  const moved = new Uint32Array(sorted.length);
  moved.set(sorted.subarray(zeros));
  moved.set(sorted.subarray(0, zeros), sorted.length - zeros);
  yield;
  // Ratings have decimals.
  const decimals = new Float64Array(values.length);
  for (let doc = 0; doc < values.length; doc += 1) {
    const value = values[doc] ?? 0;
    decimals[doc] = value === 0 ? UNKNOWN : value;
    if (doc % EACH === 0) yield;
  }
  return { values: decimals, sorted: moved };
}

/** Walked by hand: `from` with a function takes ten times as long. */
function yearsOf(days: ArrayLike<number>): Uint16Array {
  const years = new Uint16Array(days.length);
  for (let doc = 0; doc < years.length; doc += 1) years[doc] = (days[doc] ?? 0) / YEAR;
  return years;
}

/** Reads what the writer wrote. */
export function* readColumns(sections: Sections): Steps<Columns> {
  const orders = recordOf(ORDER_FIELDS, (field) => ({
    values: READ[field](sections, field),
    sorted: readUint32(sections, `${field} sorted`),
  }));
  const rising: Partial<Record<OrderField, OrderColumn>> = {};
  for (const field of ORDER_FIELDS.filter((each) => ORDERS[each].isUnknownLast)) {
    rising[field] = yield* withZerosLast(orders[field]);
    yield;
  }
  const unknownLast: Partial<Record<OrderField, OrderColumn>> = {};
  return {
    orders,
    rising,
    unknownLast: (field) => (unknownLast[field] ??= atOnce(withZerosLast(orders[field]))),
    years: yearsOf(orders.released.values),
    platformsCount: readUint16(sections, "platforms count"),
  };
}
