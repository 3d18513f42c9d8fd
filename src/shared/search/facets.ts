// What the server says beyond RAWG about the options of the filters. Read leniently: what is missing is empty.
import * as z from "zod/mini";
import { COUNTED_GROUPS, NUMBERS_PARAMETERS, recordOf } from "#shared/catalogue/filters.ts";

const Count = z.catch(z.number(), 0);
const Options = z.catch(z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), count: Count })), []);

const Steps = z.catch(z.array(z.object({ from: z.number(), to: z.number(), count: Count })), []);

/** `games/facets`: for each option, how many games would be listed if it were added to the present selection. */
export const FacetsSchema = z.object({
  count: Count,
  ...recordOf(COUNTED_GROUPS, () => Options),
  years: z.catch(z.array(z.object({ year: z.number(), count: Count })), []),
  ...recordOf(NUMBERS_PARAMETERS, () => Steps),
});
export type Facets = z.infer<typeof FacetsSchema>;
export type OptionCount = Facets["genres"][number];
