// What taking games in may spend of the month's calls: a share of its own, and little in an hour in which visitors have
// caused calls. Nobody waits for it.
import type { CallMeter, CallPlace } from "#server/limits/call-meter.ts";

/** Calls of taking in are counted a second time, under the month's name with this behind it. */
const MARK = " feed";
/** An hour's even share is that of a month of thirty days, so that it does not change with the month. */
const MONTH_HOURS = 30 * 24;

export type FeedLimit = "feed-share" | "feed-hour";

export type FeedShareOptions = {
  meter: CallMeter;
  /** Calls a month that are for taking in. */
  calls: number;
  /** How many times its even share of these an hour may spend in which visitors have caused calls. */
  burst: number;
};

/** The share that `meter` counts; what an hour has spent is known to this process alone. */
export function createFeedShare({ meter, calls, burst }: FeedShareOptions) {
  const busyHourCalls = Math.max(1, Math.ceil((burst * calls) / MONTH_HOURS));
  const spent = { hour: 0, calls: 0 };
  const own = ({ month, hour }: CallPlace): CallPlace => ({ month: `${month}${MARK}`, hour, client: undefined });

  return {
    calls,
    used: async (place: CallPlace): Promise<number> => (await meter.read(own(place))).month,
    giveBack: async (place: CallPlace): Promise<void> => {
      if (spent.hour === place.hour) spent.calls -= 1;
      await meter.giveBack(own(place));
    },
    /** Counts a call, or says which limit it would pass. */
    take: async (place: CallPlace): Promise<FeedLimit | undefined> => {
      if (spent.hour !== place.hour) Object.assign(spent, { hour: place.hour, calls: 0 });
      const isBusy = (await meter.read(place)).hour > 0;
      if (isBusy && spent.calls >= busyHourCalls) return "feed-hour";
      const taken = await meter.take(own(place), { month: calls, client: Infinity, hour: Infinity });
      if (!taken.isTaken) return "feed-share";
      spent.calls += 1;
      return undefined;
    },
  };
}
