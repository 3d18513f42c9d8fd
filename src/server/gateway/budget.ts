// What may be spent of the month's calls to RAWG: by one client in a day, by all in an hour, and what is kept for
// renewing answers that are there already. Whoever caused a call pays for it.
import type { Urgency } from "#server/cache/swr-cache.ts";
import { fullWindow, type Counts, type Taken } from "#server/limits/meter.ts";
import type { PauseRecord } from "#server/limits/pause-record.ts";
import type { CallMeter, CallPlace, CallWindow } from "#server/limits/call-meter.ts";
import { createFeedShare, type FeedLimit } from "./feed-share.ts";
import { createRefusals } from "./refusals.ts";

const HOUR_MS = 60 * 60_000;
/** This part of the budget is for renewing what is kept: no client's fresh question may spend it. */
const RESERVE = 0.1;
/** A day's share of the month's calls is a thirtieth in every month, so that a client's share does not change with it. */
const MONTH_DAYS = 30;
/** No address is empty. */
const NEW_CLIENT = "";
const FEED_SHARE = 0.5;
const REPORTED_AT = [0.5, 0.8, 0.9, 1];

/** Which limit is reached: RAWG's own count, the month's, what is kept of it, an hour's share, a client's or the feed's. */
export type Limit = "quota" | "month" | "reserve" | "hour-share" | "client-share" | FeedLimit;

/**
 * `client`: who caused the call; undefined for the operator's own programs, for which the shares are not meant.
 * `background`: games are taken in, which has a share of its own and leaves visitors theirs.
 */
export type Call = { urgency: Urgency | "background"; client?: string | undefined };

/**
 * `giveBack` is for a call that turns out not to have been made. `retryAfterMs`, for the feed: when to try
 * again.
 */
export type Permit =
  | { isTaken: true; giveBack: () => Promise<void> }
  | { isTaken: false; limit: Limit; retryAfterMs?: number };

export type BudgetOptions = {
  meter: CallMeter;
  /** Keeps that RAWG itself has said that its count is used up. */
  pause: PauseRecord;
  /** Calls a month. */
  limit: number;
  /** Day of the month, 1 to 28, on which RAWG begins to count anew. */
  resetDay?: number;
  /** Part of a day's share that one client may spend in a day, 0 to 1; everything, unless said otherwise. */
  clientShare?: number;
  /** How many times its even share of what is left an hour may spend; everything, unless said otherwise. */
  burst?: number;
  /** Part of the month that taking games in may spend, 0 to 1; half, unless said otherwise. */
  feedShare?: number;
  now: () => number;
  /** Hears once when each of a few parts of the budget is used. */
  onMark?: (used: number, limit: number) => void;
};

export type Budget = ReturnType<typeof createBudget>;

/** The counting month that holds `time`: milliseconds of its first moment and of the next month's. */
function monthAround(time: number, resetDay: number): { begin: number; end: number } {
  const day = new Date(time);
  const shift = day.getUTCDate() < resetDay ? -1 : 0;
  const at = (month: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month, resetDay);
  return { begin: at(shift), end: at(shift + 1) };
}

/** The counting month that holds `time`, named by its first day. */
export function budgetMonth(time: number, resetDay: number): string {
  return new Date(monthAround(time, resetDay).begin).toISOString().slice(0, 10);
}

/** The budget that `meter` counts. */
export function createBudget(options: BudgetOptions) {
  const { meter, pause, limit, resetDay = 1, now, onMark = () => undefined } = options;
  const { clientShare = Infinity, burst = Infinity, feedShare = FEED_SHARE } = options;
  const refusals = createRefusals({ record: pause, now });
  const forVisitors = Math.max(1, Math.floor(limit * (1 - RESERVE)));
  /** Calls a client may cause in a day; a budget that is too small to be shared gives each one. */
  const clientCalls = Math.max(1, Math.floor((forVisitors / MONTH_DAYS) * clientShare));

  const feed = createFeedShare({ meter, calls: Math.floor(limit * feedShare), burst });

  const placeOf = (client: string | undefined): CallPlace => {
    const time = now();
    return { month: budgetMonth(time, resetDay), hour: Math.floor(time / HOUR_MS), client };
  };
  const used = async () => (await meter.read(placeOf(undefined))).month;

  /**
   * What an hour may spend: a multiple of its even share of what was left when it began. Whoever takes meanwhile changes
   * nothing of it: a client's call counts in the hour as well as in the month.
   */
  const hourCalls = (ceiling: number, counts: Counts<CallWindow>): number => {
    if (burst === Infinity) return Infinity;
    const time = now();
    const hoursLeft = Math.max(1, Math.ceil((monthAround(time, resetDay).end - time) / HOUR_MS));
    return Math.max(1, Math.ceil((burst * (ceiling - counts.month + counts.hour)) / hoursLeft));
  };

  /** What each window may have for such a call, in the order in which they are told. */
  const limitsOf = ({ urgency, client }: Call, counts: Counts<CallWindow>): Counts<CallWindow> => {
    if (urgency === "background") return { month: forVisitors, client: Infinity, hour: Infinity };
    if (client === undefined) return { month: limit, client: Infinity, hour: Infinity };
    const ceiling = urgency === "needed" ? forVisitors : limit;
    return {
      month: ceiling,
      client: clientShare === Infinity ? Infinity : clientCalls,
      hour: hourCalls(ceiling, counts),
    };
  };

  const limitFor = (reached: CallWindow, counts: Counts<CallWindow>): Limit => {
    if (reached !== "month") return `${reached}-share`;
    return counts.month >= limit ? "month" : "reserve";
  };

  /** The limit that such a call would pass; undefined when it may be made. */
  const limitOf = async (call: Call): Promise<Limit | undefined> => {
    const [mayAsk, counts] = await Promise.all([refusals.mayAsk(), meter.read(placeOf(call.client))]);
    if (!mayAsk) return "quota";
    const reached = fullWindow(counts, limitsOf(call, counts));
    return reached && limitFor(reached, counts);
  };

  const takeFrom = async (place: CallPlace, call: Call): Promise<Taken<CallWindow>> =>
    await meter.take(place, limitsOf(call, await meter.read(place)));

  const refuse = (reached: Limit): Permit => ({ isTaken: false, limit: reached });

  /** Counts a call, whoever else is to count it. */
  const takeCall = async (place: CallPlace, call: Call): Promise<Permit> => {
    const taken = await takeFrom(place, call);
    if (!taken.isTaken) return refuse(limitFor(taken.reached, taken.counts));
    const giveBack = () => meter.giveBack(place);
    if (!(await refusals.enter())) {
      // Another question was the first after the pause.
      await giveBack();
      return refuse("quota");
    }
    const calls = taken.counts.month;
    if (REPORTED_AT.some((part) => calls === Math.ceil(limit * part))) onMark(calls, limit);
    return { isTaken: true, giveBack };
  };

  /** Counts a call of the feed in its share, too. */
  const takeForFeed = async (place: CallPlace, call: Call): Promise<Permit> => {
    const reached = await feed.take(place);
    const permit = reached === undefined ? await takeCall(place, call) : refuse(reached);
    if (!permit.isTaken) {
      if (reached === undefined) await feed.giveBack(place);
      return { ...permit, retryAfterMs: HOUR_MS - (now() % HOUR_MS) };
    }
    return {
      isTaken: true,
      giveBack: async () => {
        await Promise.all([permit.giveBack(), feed.giveBack(place)]);
      },
    };
  };

  return {
    limit,
    used,
    /** For the figures: what clients spent in this hour, and what fresh questions may spend in it. */
    hour: async () => {
      const counts = await meter.read(placeOf(undefined));
      return { used: counts.hour, limit: Math.min(limit, hourCalls(forVisitors, counts)) };
    },
    limitOf,
    mayTake: async (call: Call): Promise<boolean> => (await limitOf(call)) === undefined,
    /** May nobody ask anything fresh, not even a client that has spent nothing? */
    isUsedUp: async (): Promise<boolean> => (await limitOf({ urgency: "needed", client: NEW_CLIENT })) !== undefined,
    /** For the figures: what taking in has spent of the month, and may. */
    feed: async () => ({ used: await feed.used(placeOf(undefined)), limit: feed.calls }),
    /** Counts a call that is about to be made, in one step with the question whether it may be. */
    take: async (call: Call): Promise<Permit> => {
      if (!(await refusals.mayAsk())) return refuse("quota");
      const place = placeOf(call.client);
      return await (call.urgency === "background" ? takeForFeed(place, call) : takeCall(place, call));
    },
    /** RAWG says that its count is used up. */
    refused: refusals.refused,
    /** RAWG answered. */
    answered: refusals.answered,
  };
}
