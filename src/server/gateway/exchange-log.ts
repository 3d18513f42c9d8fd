// The gateway's lines in the log: one when RAWG begins to fail and one when it answers again, however long that takes and
// whatever it fails with meanwhile. Where it fails and answers by turns, they come once a minute at most.
import type { FastifyBaseLogger } from "fastify";
import type { Limit } from "./budget.ts";
import type { UpstreamReport } from "./upstream.ts";

const REPEAT_MS = 60_000;
const LIMITS_REPEAT_MS = 60 * 60_000;
const EXPECTED = new Set(["ok", "missing", "premium"]);
/** One and the same trouble: who is away may first refuse, then be silent, then be answered for by a machine on the way. */
const AWAY = new Set(["timeout", "network", "status", "shape"]);

export type GatewayLog = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;

/** A way of failing: since when it goes on, how often it has come since, whether that is told, and when it was last told. */
type Trouble = { began: number; failures: number; isTold: boolean; toldAt: number };

/**
 * For `onExchange`: every exchange at debug, what goes wrong as a warning, a refused key as an error. `elapsed` are
 * milliseconds by a clock that nobody sets.
 */
export function logExchanges(log: GatewayLog, elapsed = () => performance.now()): (report: UpstreamReport) => void {
  const troubles = new Map<string, Trouble>();

  const tellEnds = () => {
    for (const [outcome, trouble] of troubles) {
      const awayMs = Math.round(elapsed() - trouble.began);
      if (trouble.isTold) log.info({ outcome, failures: trouble.failures, awayMs }, "RAWG answers again");
      Object.assign(trouble, { failures: 0, isTold: false });
    }
  };

  return ({ path, outcome, ms }) => {
    const line = { path, outcome, ms: Math.round(ms) };
    log.debug(line, "asked RAWG");
    if (EXPECTED.has(outcome)) return tellEnds();
    const kind = AWAY.has(outcome) ? "away" : outcome;
    const trouble = troubles.get(kind) ?? { began: 0, failures: 0, isTold: false, toldAt: -Infinity };
    troubles.set(kind, trouble);
    if (trouble.failures === 0) trouble.began = elapsed();
    trouble.failures += 1;
    if (trouble.isTold || elapsed() - trouble.toldAt < REPEAT_MS) return;
    Object.assign(trouble, { isTold: true, toldAt: elapsed() });
    log[outcome === "key" ? "error" : "warn"](line, "RAWG did not answer");
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
