// The orders of a list of games, one row each. The index has a column for each of them, and the sort select names those
// that people choose (#shared/options.ts).

type OrderRow = {
  /** Does what is not known come last both ways? Otherwise it counts as the least. */
  isUnknownLast?: true;
};

const ROWS = {
  name: {},
  released: {},
  added: {},
  created: {},
  updated: {},
  rating: { isUnknownLast: true },
  metacritic: {},
  playtime: { isUnknownLast: true },
} as const satisfies Record<string, OrderRow>;

export type OrderField = keyof typeof ROWS;
export const ORDERS: Readonly<Record<OrderField, OrderRow>> = ROWS;

/** From the first day of release on, what has none last: RAWG begins `released` with that. */
export const OLDEST = "oldest";

/** A field, reversed by `-` in front. */
export type Ordering = OrderField | `-${OrderField}` | typeof OLDEST;

// Object.keys forgets the keys' type.
export const ORDER_FIELDS = Object.keys(ROWS) as OrderField[];
