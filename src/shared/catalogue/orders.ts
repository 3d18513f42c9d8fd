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

/**
 * Our own orders, each a rising one with what is not known last, for RAWG begins with that: `oldest` from the first day of
 * release on, `lowest` from the lowest score on.
 */
export const OWN_ORDERS = { oldest: "released", lowest: "metacritic" } as const satisfies Record<string, OrderField>;
type OwnOrder = keyof typeof OWN_ORDERS;
export const isOwnOrder = (text: string): text is OwnOrder => Object.hasOwn(OWN_ORDERS, text);

/** A field, reversed by `-` in front. */
export type Ordering = OrderField | `-${OrderField}` | OwnOrder;

// Object.keys forgets the keys' type.
export const ORDER_FIELDS = Object.keys(ROWS) as OrderField[];
