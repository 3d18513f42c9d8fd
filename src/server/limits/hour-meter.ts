// What the calls to models are counted in.
import type { Meter } from "./meter.ts";

/** Every call counts in the sixty minutes before now. */
export type HourMeter = Meter<void, "hour">;
