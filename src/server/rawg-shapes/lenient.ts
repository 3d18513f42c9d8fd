// Schemas that read whatever RAWG sends into what the protocol promises: what is broken becomes empty, a broken member
// of a list is left out. Only what has no meaning at all without it (an id, a name) is insisted on.
import { z } from "zod";

const NO_STAMP = "1970-01-01T00:00:00";

/** Whatever is there, or nothing: without `optional` a key that is missing would be an error before anything reads it. */
export const anything = z.unknown().optional();

/** Members that can be read; anything that is no list (`platforms: null`) is empty. */
export function listOf<T extends z.ZodType>(item: T) {
  return anything.transform((value): z.output<T>[] =>
    Array.isArray(value)
      ? value.flatMap((member: unknown) => {
          const parsed = item.safeParse(member);
          return parsed.success ? [parsed.data] : [];
        })
      : [],
  );
}

export const id = z.int().positive();
export const text = z.string().catch("");
export const count = z.coerce.number().int().min(0).catch(0);
export const yes = z.boolean().catch(false);
export const day = z.iso.date().nullable().catch(null);
export const year = z.int().nullable().catch(null);
export const address = z.url({ protocol: /^https?$/ });
export const picture = address.nullable().catch(null);
/** Empty where there is none, as RAWG spells it. */
export const link = address.catch("");
export const decimal = z.number().catch(0);
export const counts = z.record(z.string(), z.int().min(0)).catch({});
export const nothing = anything.transform(() => null);

/** `2024-08-10T17:43:58`, without what may follow; answers of 2020 have none. */
export const stamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)
  .transform((value) => value.slice(0, NO_STAMP.length))
  .catch(NO_STAMP);
