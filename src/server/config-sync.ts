// The variables of shelves that are kept in step between devices. config.ts reads them.
import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

const BYTES_PER_MB = 1024 * 1024;

/** By name, for the schema of the whole environment. */
export const SYNC_VARIABLES = {
  SYNC: z.enum(["on", "off"], "must be on or off").default("on"),
  SYNC_MB: wholeNumber({ min: 2, max: 1_000_000 }, 512),
  SYNC_NEW_PER_DAY: wholeNumber({ min: 1, max: 1_000_000 }, 50),
};

export type SyncConfig = Readonly<{
  /** Room on disk for all shelves. */
  maxBytes: number;
  /** Codes that one client may make in a day. */
  newPerDay: number;
}>;

/** Undefined where the operator wants none of it. */
export function readSync(values: {
  SYNC: "on" | "off";
  SYNC_MB: number;
  SYNC_NEW_PER_DAY: number;
}): SyncConfig | undefined {
  if (values.SYNC === "off") return undefined;
  return Object.freeze({ maxBytes: values.SYNC_MB * BYTES_PER_MB, newPerDay: values.SYNC_NEW_PER_DAY });
}
