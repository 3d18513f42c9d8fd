// One line and one measurement for every request. The query is never written down: it may hold a key.
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { SYNC_PATH } from "#shared/sync.ts";
import { pathOf } from "./errors.ts";
import { isInProcess } from "./in-process.ts";

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Probes ask every few seconds; their lines would bury the others. */
const QUIET_PATHS = new Set(["/healthz", "/readyz", "/metrics"]);

/** As the router reads it. */
function decoded(path: string): string {
  // Most have nothing to decode, and this is asked of every request.
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whose shelf was asked for is nobody's business, however the address spells it. */
const logged = (path: string) => (decoded(path).startsWith(SYNC_PATH) ? `${SYNC_PATH}…` : path);

/** The figures of this process alone. */
const ownFigures = (registries: Registry[]) => async (): Promise<string> => await Registry.merge(registries).metrics();

/** Names for the requests of one process: short, and never two the same while both are of interest. */
export function createRequestIds(): () => string {
  let latest = 0;
  return () => {
    // Numbers beyond would no longer be small integers to the engine.
    latest = (latest + 1) % 2 ** 31;
    return `req-${latest.toString(36)}`;
  };
}

/** What is written down of a request: `path` is without its query, `route` is how it is written where it is mounted. */
export type RequestNote = { reqId: string; method: string; path: string; route: string; status: number; ms: number };
export type NoteRequest = (note: RequestNote) => void;

/**
 * Logs and measures every answer, and serves its figures and those of `others` at `/metrics` in Prometheus form; `join` makes
 * of them what is served there. Returns what does so for an answer that is not a route's.
 */
export function registerRequestLog(
  app: FastifyInstance,
  others: readonly Registry[] = [],
  join: (registries: Registry[]) => () => Promise<string> = ownFigures,
): NoteRequest {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const note: NoteRequest = ({ reqId, method, path, route, status, ms }) => {
    duration.observe({ method, route, status }, ms / 1000);
    const line = { reqId, method, path: logged(path), status, ms: Math.round(ms * 10) / 10 };
    if (QUIET_PATHS.has(path)) app.log.debug(line, "request");
    else app.log.info(line, "request");
  };
  app.addHook("onResponse", (request, reply, done) => {
    if (!isInProcess(request)) {
      const { id: reqId, method } = request;
      const route = request.routeOptions.url ?? "unmatched";
      note({ reqId, method, path: pathOf(request), route, status: reply.statusCode, ms: reply.elapsedTime });
    }
    done();
  });
  const figures = join([registry, ...others]);
  app.get("/metrics", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await figures()),
  );
  return note;
}
