// The orders of a list of games, one row each. The index has a column for each of them, and the sort select names those
// that people choose (#shared/options.ts).

type OrderRow = {
  /** Does RAWG know it? */
  isAskedOfRawg: boolean;
  /** Does what is not known come last both ways? Otherwise it counts as the least. */
  isUnknownLast?: true;
};

const ROWS = {
  name: { isAskedOfRawg: true },
  released: { isAskedOfRawg: true },
  added: { isAskedOfRawg: true },
  created: { isAskedOfRawg: true },
  updated: { isAskedOfRawg: true },
  rating: { isAskedOfRawg: true, isUnknownLast: true },
  metacritic: { isAskedOfRawg: true },
  playtime: { isAskedOfRawg: false, isUnknownLast: true },
} as const satisfies Record<string, OrderRow>;

export type OrderField = keyof typeof ROWS;
export const ORDERS: Readonly<Record<OrderField, OrderRow>> = ROWS;

/** A field, reversed by `-` in front. */
export type Ordering = OrderField | `-${OrderField}`;

// Object.keys forgets the keys' type.
export const ORDER_FIELDS = Object.keys(ROWS) as OrderField[];
