// The variables of a catalogue that several servers share. config.ts reads it.
import { z } from "zod";

/** By name, for the schema of the whole environment. */
export const CATALOGUE_VARIABLES = {
  CATALOGUE_SHARE: z.string().min(1).optional(),
  CATALOGUE_BUILDER: z.enum(["on", "off"], "must be on or off").default("on"),
};
