// Names of products, which are the same in every language, and where they stand in a sentence.
import { keyOf } from "#shared/search/keys.ts";
import { keyAt, type Context, type Word } from "./rule.ts";

const NAME_WORDS_MAX = 3;

/** Each product by every name of its own, as names are compared; there are commas between `names`. */
export const byName = <T extends { names: string }>(products: readonly T[]): ReadonlyMap<string, T> =>
  new Map(products.flatMap((product) => product.names.split(", ").map((name) => [keyOf(name), product] as const)));

type Named<T> = { length: number; product: T };

function namedAt<T>(words: readonly Word[], at: number, products: ReadonlyMap<string, T>): Named<T> | undefined {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length);
    const product = name.some(({ key }) => key === "") ? undefined : products.get(name.map(({ key }) => key).join(""));
    if (product !== undefined) return { length, product };
  }
  return undefined;
}

/** The product that is named here, and how many words that takes, with the small word before it: "on ps plus" is not on PlayStation. */
export function productAt<T>(
  words: readonly Word[],
  at: number,
  { products, context }: { products: ReadonlyMap<string, T>; context: Context },
): Named<T> | undefined {
  const led = context.language.fillers.has(keyAt(words, at)) ? namedAt(words, at + 1, products) : undefined;
  return namedAt(words, at, products) ?? (led && { ...led, length: led.length + 1 });
}
