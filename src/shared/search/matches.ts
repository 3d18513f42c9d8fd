// `games/match`: which games a list of titles names. Read leniently: what is missing is empty.
import * as z from "zod/mini";

/** The games are read by whoever keeps them. */
export const MatchesSchema = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      is_certain: z.catch(z.boolean(), false),
      games: z.catch(z.array(z.record(z.string(), z.unknown())), []),
    }),
  ),
});
