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

/** The later of two; the order of the arguments does not matter. Of two that say the same it is `other` itself. */
export function latest<T>(one: Stamped<T>, other: Stamped<T> | undefined): Stamped<T> {
  return other === undefined || (one !== other && isLater(one, other)) ? one : other;
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

/** Two records of the same parts together, part by part the later one; `other` itself where `one` tells nothing new. */
export function latestOfEach<T>(
  one: Readonly<Record<string, Stamped<T>>>,
  other: Readonly<Record<string, Stamped<T>>>,
): Readonly<Record<string, Stamped<T>>> {
  // A name may be that of something that every record has.
  const known = (name: string) => (Object.hasOwn(other, name) ? other[name] : undefined);
  const news = Object.entries(one).filter(([name, part]) => latest(part, known(name)) !== known(name));
  return news.length === 0 ? other : { ...other, ...Object.fromEntries(news) };
}

/** `merged`, or `known` itself where both have the same parts: what has not changed is not drawn again. */
export function unlessKnown<T extends object>(merged: T, known: T): T {
  const parts = Object.entries(merged);
  const isSame = ([name, part]: [string, unknown]) => known[name as keyof T] === part;
  return parts.length === Object.keys(known).length && parts.every(isSame) ? known : merged;
}
