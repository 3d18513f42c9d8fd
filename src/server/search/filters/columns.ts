// What games are filtered and ordered by, one number a document, and for each order the documents sorted by it.
import { bytesOf, readFloat64, readUint16, readUint32, readUint8, type Sections } from "./sections.ts";

export const ORDER_KEYS = ["name", "released", "added", "created", "updated", "rating", "metacritic"] as const;
export type OrderKey = (typeof ORDER_KEYS)[number];

/** What a day's number is divided by for its year. */
const YEAR = 10_000;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * A column to order by: its values, and all documents by value, equal ones by falling id. Days are numbers like
 * `20151231`, moments like `20151231235959`; what has no date or no score has 0.
 */
export type OrderColumn = { values: Numbers; sorted: Uint32Array };

export type Columns = {
  orders: Readonly<Record<OrderKey, OrderColumn>>;
  /** The year of release; 0 without a date. */
  years: Uint16Array;
  /** 0 without a score. */
  metacritic: Uint8Array;
  platformsCount: Uint16Array;
};

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
  rating: number;
  metacritic: number | undefined;
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

function sortBy(values: Numbers, ids: Uint32Array): Uint32Array {
  const docs = Uint32Array.from(ids, (_, doc) => doc);
  return docs.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0));
}

/** Collects the values of documents 0, 1, 2 … */
export function createColumnsWriter() {
  const rows: ColumnValues[] = [];
  return {
    add: ({ id, name, released, updated, added, rating, metacritic, platformsCount }: ColumnValues): void => {
      rows.push({ id, name, released, updated, added, rating, metacritic, platformsCount });
    },
    finish: (): [string, Uint8Array][] => {
      const created = Uint32Array.from(rows, ({ id }) => id);
      const values: Record<OrderKey, Numbers> = {
        name: rankNames(rows.map(({ name }) => name)),
        released: Uint32Array.from(rows, ({ released }) => digitsOf(released ?? "0")),
        added: Uint32Array.from(rows, ({ added }) => added),
        created,
        updated: Float64Array.from(rows, ({ updated }) => digitsOf(updated)),
        rating: Float64Array.from(rows, ({ rating }) => rating),
        metacritic: Uint8Array.from(rows, ({ metacritic }) => metacritic ?? 0),
      };
      return [
        ...ORDER_KEYS.flatMap((key): [string, Uint8Array][] => [
          [key, bytesOf(values[key])],
          [`${key} sorted`, bytesOf(sortBy(values[key], created))],
        ]),
        ["platforms count", bytesOf(Uint16Array.from(rows, ({ platformsCount }) => platformsCount))],
      ];
    },
  };
}

/** Reads what the writer wrote. */
export function readColumns(sections: Sections): Columns {
  const order = (key: OrderKey, values: Numbers): OrderColumn => ({
    values,
    sorted: readUint32(sections, `${key} sorted`),
  });
  const released = readUint32(sections, "released");
  const updated = readFloat64(sections, "updated");
  const metacritic = readUint8(sections, "metacritic");
  return {
    orders: {
      name: order("name", readUint32(sections, "name")),
      released: order("released", released),
      added: order("added", readUint32(sections, "added")),
      created: order("created", readUint32(sections, "created")),
      updated: order("updated", updated),
      rating: order("rating", readFloat64(sections, "rating")),
      metacritic: order("metacritic", metacritic),
    },
    years: Uint16Array.from(released, (day) => Math.trunc(day / YEAR)),
    metacritic,
    platformsCount: readUint16(sections, "platforms count"),
  };
}
