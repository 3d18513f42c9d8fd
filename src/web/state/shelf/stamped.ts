// A value with the moment of its last change. Of two, the later one wins, wherever and in whatever order they meet.

/** `at` is in milliseconds since 1970, `by` names the open page that made the change. */
export type Stamped<T> = { readonly value: T; readonly at: number; readonly by: string };

/** Who changes something, and when by its own clock. */
export type Stamp = { readonly now: number; readonly by: string };

/**
 * `value` as changed now. It is later than what was seen of the value before, so that a clock that is behind changes
 * nothing about who wins.
 */
export function stamped<T>(value: T, before: Stamped<unknown> | undefined, { now, by }: Stamp): Stamped<T> {
  return { value, at: Math.max(now, (before?.at ?? 0) + 1), by };
}

function isLater(one: Stamped<unknown>, other: Stamped<unknown>): boolean {
  if (one.at !== other.at) return one.at > other.at;
  if (one.by !== other.by) return one.by > other.by;
  // Two changes at the same moment by the same page: any order will do, if it is always the same.
  return JSON.stringify(one.value) > JSON.stringify(other.value);
}

/** The later of two; the order of the arguments does not matter. */
export function latest<T>(one: Stamped<T>, other: Stamped<T> | undefined): Stamped<T> {
  return other !== undefined && isLater(other, one) ? other : one;
}

/** The later of two that may be missing, as the part of an entry or a list that it is. */
export function latestOf<Name extends string, T>(
  name: Name,
  parts: readonly [Stamped<T> | undefined, Stamped<T> | undefined],
) {
  const [one, other] = parts;
  const chosen = one === undefined ? other : latest(one, other);
  return (chosen === undefined ? {} : { [name]: chosen }) as Partial<Record<Name, Stamped<T>>>;
}
