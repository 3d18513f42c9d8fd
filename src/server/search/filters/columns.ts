// What games are filtered and ordered by, one number a document, and for each order the documents sorted by it.
import { type DaysParameter, type NumbersParameter, recordOf } from "#shared/catalogue/filters.ts";
import { ORDER_FIELDS, ORDERS, type OrderField } from "#shared/catalogue/orders.ts";
import type { Steps } from "#server/search/steps.ts";
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

type Column = {
  of: (rows: readonly ColumnValues[]) => Numbers;
  read: (sections: Sections, name: string) => Numbers;
};

/** How each column is made and read back: numbers no wider than they need to be. */
const COLUMNS = {
  name: { of: (rows) => rankNames(rows.map(({ name }) => name)), read: readUint32 },
  released: { of: (rows) => Uint32Array.from(rows, ({ released }) => digitsOf(released ?? "0")), read: readUint32 },
  added: { of: (rows) => Uint32Array.from(rows, ({ added }) => added), read: readUint32 },
  created: { of: (rows) => Uint32Array.from(rows, ({ id }) => id), read: readUint32 },
  updated: { of: (rows) => Float64Array.from(rows, ({ updated }) => digitsOf(updated)), read: readFloat64 },
  rating: { of: (rows) => Float64Array.from(rows, ({ rating }) => rating), read: readFloat64 },
  metacritic: { of: (rows) => Uint8Array.from(rows, ({ metacritic }) => metacritic ?? 0), read: readUint8 },
  playtime: { of: (rows) => Uint16Array.from(rows, ({ playtime }) => Math.min(playtime, LONGEST)), read: readUint16 },
} satisfies Record<OrderField, Column>;

/** Collects the values of documents 0, 1, 2 … */
export function createColumnsWriter() {
  const rows: ColumnValues[] = [];
  return {
    add: ({ id, name, released, updated, added, rating, metacritic, playtime, platformsCount }: ColumnValues): void => {
      rows.push({ id, name, released, updated, added, rating, metacritic, playtime, platformsCount });
    },
    finish: (): [string, Uint8Array][] => {
      const ids = COLUMNS.created.of(rows);
      return [
        ...ORDER_FIELDS.flatMap((field): [string, Uint8Array][] => {
          const values = COLUMNS[field].of(rows);
          return [
            [field, bytesOf(values)],
            [`${field} sorted`, bytesOf(sortBy(values, ids))],
          ];
        }),
        ["platforms count", bytesOf(Uint16Array.from(rows, ({ platformsCount }) => platformsCount))],
      ];
    },
  };
}

/** The column with its zeros after all other values. */
function withZerosLast({ values, sorted }: OrderColumn): OrderColumn {
  const known = sorted.findIndex((doc) => values[doc] !== 0);
  const zeros = known === -1 ? sorted.length : known;
  const moved = new Uint32Array(sorted.length);
  moved.set(sorted.subarray(zeros));
  moved.set(sorted.subarray(0, zeros), sorted.length - zeros);
  // Ratings have decimals.
  const decimals = new Float64Array(values);
  for (const doc of sorted.subarray(0, zeros)) decimals[doc] = UNKNOWN;
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
    values: COLUMNS[field].read(sections, field),
    sorted: readUint32(sections, `${field} sorted`),
  }));
  const rising: Partial<Record<OrderField, OrderColumn>> = {};
  for (const field of ORDER_FIELDS.filter((each) => ORDERS[each].isUnknownLast)) {
    rising[field] = withZerosLast(orders[field]);
    yield;
  }
  const unknownLast: Partial<Record<OrderField, OrderColumn>> = {};
  return {
    orders,
    rising,
    unknownLast: (field) => (unknownLast[field] ??= withZerosLast(orders[field])),
    years: yearsOf(orders.released.values),
    platformsCount: readUint16(sections, "platforms count"),
  };
}
