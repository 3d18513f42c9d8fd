// The gateway's lines in the log. While RAWG is away it would fail the same way many times a second: each way is told
// once a minute, and as long as nothing else is answered after pauses that double, with how often it happened.
import type { FastifyBaseLogger } from "fastify";
import type { Limit } from "./budget.ts";
import type { UpstreamReport } from "./upstream.ts";

const REPEAT_MS = 60_000;
const REPEAT_MAX_MS = 24 * 60 * 60_000;
const LIMITS_REPEAT_MS = 60 * 60_000;
const EXPECTED = new Set(["ok", "missing", "premium"]);

export type GatewayLog = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;

/** For `onExchange`: every exchange at debug, failures as warnings, a refused key as an error. */
export function logExchanges(log: GatewayLog): (report: UpstreamReport) => void {
  const told = new Map<string, { at: number; since: number; repeatMs: number }>();
  return ({ path, outcome, ms }) => {
    const line = { path, outcome, ms: Math.round(ms) };
    log.debug(line, "asked RAWG");
    if (EXPECTED.has(outcome)) {
      // What fails from here on is something new.
      for (const each of told.values()) each.repeatMs = REPEAT_MS;
      return;
    }
    const last = told.get(outcome);
    if (last !== undefined && performance.now() - last.at < last.repeatMs) {
      last.since += 1;
      return;
    }
    const repeatMs = last === undefined ? REPEAT_MS : Math.min(REPEAT_MAX_MS, 2 * last.repeatMs);
    told.set(outcome, { at: performance.now(), since: 0, repeatMs });
    const level = outcome === "key" ? "error" : "warn";
    log[level]({ ...line, ...(last === undefined ? {} : { unreported: last.since }) }, "RAWG did not answer");
  };
}

const LIMIT_LINES: Partial<Record<Limit, string>> = {
  "client-share":
    "a client has used up its share of the day's calls to RAWG: RAWG_CLIENT_SHARE sets it; behind a proxy, TRUST_PROXY_HOPS tells clients apart",
  "hour-share": "the hour's share of the calls to RAWG is used up: RAWG_HOUR_BURST sets it",
};

/** For `onRefused`: a share that is used up is told once an hour; what the whole month has used is told elsewhere. */
export function logLimits(log: GatewayLog): (limit: Limit) => void {
  const told = new Map<Limit, number>();
  return (limit) => {
    const line = LIMIT_LINES[limit];
    const last = told.get(limit);
    if (line === undefined || (last !== undefined && performance.now() - last < LIMITS_REPEAT_MS)) return;
    told.set(limit, performance.now());
    log.warn({ limit }, line);
  };
}
