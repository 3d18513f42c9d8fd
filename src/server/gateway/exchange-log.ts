// The gateway's lines in the log. While RAWG is away it would fail the same way many times a second: each way is told
// once a minute, with how often it happened.
import type { FastifyBaseLogger } from "fastify";
import type { UpstreamReport } from "./upstream.ts";

const REPEAT_MS = 60_000;
const EXPECTED = new Set(["ok", "missing", "premium"]);

export type GatewayLog = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;

/** For `onExchange`: every exchange at debug, failures as warnings, a refused key as an error. */
export function logExchanges(log: GatewayLog): (report: UpstreamReport) => void {
  const told = new Map<string, { at: number; since: number }>();
  return ({ path, outcome, ms }) => {
    const line = { path, outcome, ms: Math.round(ms) };
    log.debug(line, "asked RAWG");
    if (EXPECTED.has(outcome)) return;
    const last = told.get(outcome);
    if (last !== undefined && performance.now() - last.at < REPEAT_MS) {
      last.since += 1;
      return;
    }
    told.set(outcome, { at: performance.now(), since: 0 });
    const level = outcome === "key" ? "error" : "warn";
    log[level]({ ...line, ...(last === undefined ? {} : { unreported: last.since }) }, "RAWG did not answer");
  };
}
