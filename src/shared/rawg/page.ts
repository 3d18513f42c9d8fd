// The envelope of every RAWG list: how many there are, where the neighbours lie, and this page's members.
import * as z from "zod/mini";

/** Who is called what is searched for, as a filter. Only our own service says it. */
export const NamedMakerSchema = z.object({
  parameter: z.string(),
  value: z.string(),
  name: z.string(),
  count: z.number(),
});
export type NamedMaker = z.infer<typeof NamedMakerSchema>;

/**
 * Schema of a page whose members follow `item`. A member that cannot be read is dropped, so that one broken game
 * never costs the visitor the other nineteen; `results` that is no array at all is an error.
 */
export function pageSchema<T extends z.ZodMiniType>(item: T) {
  return z.object({
    count: z.catch(z.number(), 0),
    next: z.catch(z.nullable(z.string()), null),
    previous: z.catch(z.nullable(z.string()), null),
    wished: z.catch(z.optional(z.number()), undefined),
    maker: z.catch(z.optional(NamedMakerSchema), undefined),
    results: z.pipe(
      z.array(z.unknown()),
      z.transform((members): z.output<T>[] =>
        members.flatMap((member) => {
          const parsed = z.safeParse(item, member);
          return parsed.success ? [parsed.data] : [];
        }),
      ),
    ),
  });
}

export type Page<T> = {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
  wished?: number;
  maker?: NamedMaker;
};
