// What the table of filters says of them all: which there are of a kind, what they are called, and which of them the app
// offers. The rows are in filter-rows.ts.
import { FILTERS, type Match, type TermsRow, type DaysRow, type NumbersRow, type Row } from "./filter-rows.ts";

export { FILTERS, JOINTS, MATCHES } from "./filter-rows.ts";
export type { DaysRow, Match, NumbersRow, TermsRow } from "./filter-rows.ts";

type Rows = typeof FILTERS;
export type FilterKey = keyof Rows;
type Kind = Row["kind"];

/** The filters of some kinds by key, those with some properties alone. */
type KeysOf<K extends Kind, P = unknown> = { [F in FilterKey]: Rows[F] extends { kind: K } & P ? F : never }[FilterKey];
type WireOf<F extends FilterKey> = Rows[F]["wire"];

export type TermsKey = KeysOf<"terms">;
export type DaysKey = KeysOf<"days">;
export type NumbersKey = KeysOf<"range">;

/** A taxonomy that games are narrowed by, as the protocol spells it. */
export type TermGroup = WireOf<TermsKey>;
/** A taxonomy whose entries are written in the data. */
export type StoredGroup = Exclude<TermGroup, WireOf<KeysOf<"terms", { isComputed: true }>>>;
export type TermParameter = `${TermGroup}${"" | "_all" | "_none"}`;
type CountedKey = KeysOf<"terms", { counted: string }>;
export type CountedGroup = WireOf<CountedKey>;
/** The filters with a list of options in #shared/lookups.ts. */
export type LookupGroup = WireOf<KeysOf<"terms", { counted: "lookup" | "most" }>>;
export type DaysParameter = WireOf<DaysKey>;
export type NumbersParameter = WireOf<NumbersKey>;
export type NumberParameter = WireOf<KeysOf<"number">>;
export type GamesParameter = WireOf<KeysOf<"games">>;
export type FlagParameter = WireOf<KeysOf<"flag">>;

/** What the app offers: the filters of terms that have a joint, and the ranges that have operators. */
export type AppTermsKey = KeysOf<"terms", { joint: string }>;
export type AppRangeKey = KeysOf<"days" | "range", { operators: readonly [string, ...string[]] }>;

/** A record with a value for each of `keys`. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // Object.fromEntries forgets the keys' type.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** The rows of `keys` by their wire names, which `W` says; `R` are their rows. */
function recordOfWires<W extends string, R extends Row>(keys: readonly FilterKey[]): Readonly<Record<W, R>> {
  const rows = keys.map((key): Row => FILTERS[key]);
  return Object.fromEntries(rows.map((row) => [row.wire, row])) as Record<W, R>;
}

// Object.keys forgets the keys' type.
const KEYS = Object.keys(FILTERS) as FilterKey[];
const isOf =
  <K extends Kind>(kind: K) =>
  (key: FilterKey): key is KeysOf<K> =>
    FILTERS[key].kind === kind;
const wiresOf = <K extends FilterKey>(keys: readonly K[]): readonly WireOf<K>[] => keys.map((key) => FILTERS[key].wire);

const TERMS_KEYS = KEYS.filter(isOf("terms"));
const DAYS_KEYS = KEYS.filter(isOf("days"));
export const NUMBERS_KEYS = KEYS.filter(isOf("range"));
export const APP_TERMS_KEYS = TERMS_KEYS.filter((key): key is AppTermsKey => "joint" in FILTERS[key]);
export const APP_RANGE_KEYS = [...DAYS_KEYS, ...NUMBERS_KEYS].filter(
  (key): key is AppRangeKey => FILTERS[key].operators.length > 0,
);

const wiresOfKind = <K extends Kind>(kind: K) => wiresOf(KEYS.filter(isOf(kind)));

// The app for browsers needs few of the tables below; marked as pure, the others stay out of it.

/** Rows by what the protocol calls them. */
export const TERMS = /* @__PURE__ */ recordOfWires<TermGroup, TermsRow>(TERMS_KEYS);
export const DAYS = /* @__PURE__ */ recordOfWires<DaysParameter, DaysRow>(DAYS_KEYS);
export const NUMBERS = /* @__PURE__ */ recordOfWires<NumbersParameter, NumbersRow>(NUMBERS_KEYS);

export const TERM_GROUPS = /* @__PURE__ */ wiresOf(TERMS_KEYS);
export const isStored = (group: TermGroup): group is StoredGroup => TERMS[group].isComputed !== true;
export const STORED_GROUPS: readonly StoredGroup[] = /* @__PURE__ */ TERM_GROUPS.filter(isStored);

/** The parameter of a taxonomy whose values count in this way. */
export function termParameter(group: TermGroup, match: Match): TermParameter {
  return match === "any" ? group : `${group}_${match}`;
}

const isCounted = (key: (typeof TERMS_KEYS)[number]): key is CountedKey => "counted" in FILTERS[key];
const countedGroups = () => wiresOf(TERMS_KEYS.filter(isCounted));

export const COUNTED_GROUPS = /* @__PURE__ */ countedGroups();
export const DAYS_PARAMETERS = /* @__PURE__ */ wiresOf(DAYS_KEYS);
export const NUMBERS_PARAMETERS = /* @__PURE__ */ wiresOf(NUMBERS_KEYS);
export const NUMBER_PARAMETERS = /* @__PURE__ */ wiresOfKind("number");
export const GAMES_PARAMETERS = /* @__PURE__ */ wiresOfKind("games");
export const FLAG_PARAMETERS = /* @__PURE__ */ wiresOfKind("flag");
