// What the calls to RAWG are counted in.
import type { RefundingMeter } from "./meter.ts";

/** Where a call is counted: `month` by its first day, `hour` of the epoch; a call that no client caused has none. */
export type CallPlace = { month: string; hour: number; client: string | undefined };

/** Calls of the month, those of the client in the day up to and with the hour, those that clients caused in the hour. */
export type CallWindow = "month" | "client" | "hour";

export type CallMeter = RefundingMeter<CallPlace, CallWindow>;
