// What may be spent of the month's calls to RAWG: by one client in a day, by all in an hour, and what is kept for
// renewing answers that are there already. Whoever caused a call pays for it.
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import type { Urgency } from "#server/cache/swr-cache.ts";
import { createMeter, METER_SCHEMA, type Place } from "./meter.ts";
import { createRefusals, REFUSALS_SCHEMA } from "./refusals.ts";

export const BUDGET_SCHEMA = `${METER_SCHEMA};${REFUSALS_SCHEMA}`;

/** Counting from zero in the middle of a month would spend calls that are not there. */
export const BUDGET_RESCUE: readonly Rescue[] = [
  { read: "SELECT month, calls FROM meter", write: "INSERT OR REPLACE INTO meter VALUES (?, ?)" },
];
/** The same for what a file of an older version does not have. */
export const SHARES_RESCUE: readonly Rescue[] = [
  { read: "SELECT id, salt FROM client_salt", write: "INSERT OR REPLACE INTO client_salt VALUES (?, ?)" },
  {
    read: "SELECT hour, client, calls FROM client_calls",
    write: "INSERT OR REPLACE INTO client_calls VALUES (?, ?, ?)",
  },
  {
    read: "SELECT id, until, tries, is_trying FROM quota_refusals",
    write: "INSERT OR REPLACE INTO quota_refusals VALUES (?, ?, ?, ?)",
  },
];

const HOUR_MS = 60 * 60_000;
/** This part of the budget is for renewing what is kept: no client's fresh question may spend it. */
const RESERVE = 0.1;
/** A day's share of the month's calls is a thirtieth in every month, so that a client's share does not change with it. */
const MONTH_DAYS = 30;
/** No address is empty. */
const NEW_CLIENT = "";
const REPORTED_AT = [0.5, 0.8, 0.9, 1];

/** Which limit is reached: RAWG's own count, the month's, what is kept of it, an hour's share or a client's. */
export type Limit = "quota" | "month" | "reserve" | "hour-share" | "client-share";

/** `client`: who caused the call; undefined for the operator's own programs, for which the shares are not meant. */
export type Call = { urgency: Urgency; client?: string | undefined };

export type Taken = { isTaken: true; giveBack: () => void } | { isTaken: false; limit: Limit };

export type BudgetOptions = {
  db: DatabaseSync;
  /** Calls a month. */
  limit: number;
  /** Day of the month, 1 to 28, on which RAWG begins to count anew. */
  resetDay?: number;
  /** Part of a day's share that one client may spend in a day, 0 to 1; everything, unless said otherwise. */
  clientShare?: number;
  /** How many times its even share of what is left an hour may spend; everything, unless said otherwise. */
  burst?: number;
  now: () => number;
  /** Hears of a disk that cannot be written; calls are then counted in memory until it can. */
  health: DiskHealth;
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

/** Files of before lack some tables; where the disk is full, these live in memory until the next start. */
function makeTables(db: DatabaseSync, health: DiskHealth): void {
  for (const table of BUDGET_SCHEMA.split(";")) {
    try {
      db.exec(table);
    } catch (error) {
      health.failed(error);
      db.exec(`PRAGMA temp_store = MEMORY; ${table.replace("CREATE TABLE", "CREATE TEMP TABLE")}`);
    }
  }
}

/** The budget in `db`, which is closed by whoever opened it. */
export function createBudget(options: BudgetOptions) {
  const { db, limit, resetDay = 1, now, health, onMark = () => undefined } = options;
  const { clientShare = Infinity, burst = Infinity } = options;
  makeTables(db, health);
  const meter = createMeter(db, health);
  const refusals = createRefusals({ db, now, health });
  const forVisitors = Math.max(1, Math.floor(limit * (1 - RESERVE)));
  /** Calls a client may cause in a day; a budget that is too small to be shared gives each one. */
  const clientCalls = Math.max(1, Math.floor((forVisitors / MONTH_DAYS) * clientShare));

  const placeOf = ({ client }: Call): Place => {
    const time = now();
    return { month: budgetMonth(time, resetDay), hour: Math.floor(time / HOUR_MS), client };
  };
  const used = () => meter.ofMonth(budgetMonth(now(), resetDay));

  /** What an hour may spend: a multiple of its even share of what was left when it began. */
  const hourCalls = (ceiling: number, usedInHour: number, usedInMonth: number): number => {
    if (burst === Infinity) return Infinity;
    const time = now();
    const hoursLeft = Math.max(1, Math.ceil((monthAround(time, resetDay).end - time) / HOUR_MS));
    return Math.max(1, Math.ceil((burst * (ceiling - usedInMonth + usedInHour)) / hoursLeft));
  };

  /** The limit that such a call would pass; undefined when it may be made. */
  const limitOf = (call: Call): Limit | undefined => {
    if (!refusals.mayAsk()) return "quota";
    const { month, hour, client } = placeOf(call);
    const usedInMonth = meter.ofMonth(month);
    if (usedInMonth >= limit) return "month";
    if (client === undefined) return undefined;
    const ceiling = call.urgency === "needed" ? forVisitors : limit;
    if (usedInMonth >= ceiling) return "reserve";
    if (clientShare !== Infinity && meter.ofClient(client, hour) >= clientCalls) return "client-share";
    const usedInHour = meter.ofHour(hour);
    return usedInHour >= hourCalls(ceiling, usedInHour, usedInMonth) ? "hour-share" : undefined;
  };

  return {
    limit,
    used,
    /** For the figures: what clients spent in this hour, and what fresh questions may spend in it. */
    hour: () => {
      const spent = meter.ofHour(Math.floor(now() / HOUR_MS));
      return { used: spent, limit: Math.min(limit, hourCalls(forVisitors, spent, used())) };
    },
    limitOf,
    mayTake: (call: Call): boolean => limitOf(call) === undefined,
    /** May nobody ask anything fresh, not even a client that has spent nothing? */
    isUsedUp: (): boolean => limitOf({ urgency: "needed", client: NEW_CLIENT }) !== undefined,
    /** Does the mirror leave visitors what is theirs? */
    hasCallsToSpare: (): boolean => refusals.mayAsk() && used() < forVisitors,
    /** Counts a call that is about to be made, in one step with the question whether it may be. */
    take: (call: Call): Taken => {
      const place = placeOf(call);
      let reached: Limit | undefined;
      const isTaken = meter.count(place, 1, () => {
        reached = limitOf(call) ?? (refusals.enter() ? undefined : "quota");
        return reached === undefined;
      });
      if (!isTaken) return { isTaken: false, limit: reached ?? "month" };
      const calls = used();
      if (REPORTED_AT.some((part) => calls === Math.ceil(limit * part))) onMark(calls, limit);
      return { isTaken: true, giveBack: () => void meter.count(place, -1) };
    },
    /** RAWG says that its count is used up. */
    refused: refusals.refused,
    /** RAWG answered. */
    answered: refusals.answered,
  };
}
