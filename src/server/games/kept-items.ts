// Items of lists that are made once and given many times: whoever types gets nearly the same games at every letter, and
// to present and to write a game takes longer than to find it. What a question adds to a game stands behind what is kept.

type Parts = { kept: object; more: object };

/** Of what is given, what of it is kept. Anything else is written as a whole. */
const partsOf = new WeakMap<object, Parts>();
/** What is kept, as text. A site has one base; where it has several, the last one's text is at hand. */
const texts = new WeakMap<object, { base: string; text: string }>();

const isEmpty = (value: object) => Object.keys(value).length === 0;

/**
 * `kept`, which is never changed, with `more` behind it, of which no key is one of `kept`'s. What was made so may be given
 * more in the same way.
 */
export function withMore<K extends object, M extends object>(kept: K, more: M): K & M {
  const whole = { ...kept, ...more };
  const parts = partsOf.get(kept);
  partsOf.set(whole, parts === undefined ? { kept, more } : { kept: parts.kept, more: { ...parts.more, ...more } });
  return whole;
}

/**
 * Makes of `change` one that is done once for what is kept of an item. `change` must neither read nor touch what a question
 * adds.
 */
export function changeKept<T extends object>(change: (item: T) => T): (item: T) => T {
  const changed = new WeakMap<object, T>();
  return (item) => {
    const parts = partsOf.get(item);
    if (parts === undefined) return change(item);
    let after = changed.get(parts.kept);
    if (after === undefined) {
      after = change(parts.kept as T); // An item without what a question adds.
      changed.set(parts.kept, after);
    }
    return withMore(after, parts.more);
  };
}

function keptText(kept: object, base: string, write: (value: unknown) => string): string {
  const known = texts.get(kept);
  if (known?.base === base) return known.text;
  const text = write(kept);
  texts.set(kept, { base, text });
  return text;
}

/** The JSON text of `item`, which `write` makes for `base`; of what is kept it is made once. */
export function itemText(item: unknown, base: string, write: (value: unknown) => string): string {
  const parts = typeof item === "object" && item !== null ? partsOf.get(item) : undefined;
  if (parts === undefined) return write(item);
  const text = keptText(parts.kept, base, write);
  return isEmpty(parts.more) ? text : `${text.slice(0, -1)},${write(parts.more).slice(1)}`;
}
