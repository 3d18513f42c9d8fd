// A bucket of an object store that speaks S3, as a place where several servers keep what each of them may need. It is a
// convenience: when it is slow, full or gone, this process goes on without it.
import pLimit from "p-limit";
import { Counter, Gauge, Registry } from "prom-client";
import { S3mini } from "s3mini";
import { createHealth, type DiskLog } from "./disk-health.ts";
import { troubleOf } from "./store-trouble.ts";

/** After so many failures on end it is left alone for a while; then one question sees whether it is back. */
const FAILURES_MAX = 3;
const PAUSE_MS = 10_000;
/** What waits to be written is held in memory; what comes beyond it is made again by whoever needs it. */
const WRITTEN_AT_ONCE = 4;
const WAITING_MAX = 200;

export type ObjectStore = ReturnType<typeof createObjectStore>;

export type ObjectStoreOptions = {
  /** The address of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
  log: DiskLog;
  /** A clock that never jumps, in milliseconds. */
  now?: () => number;
};

function createMetrics(isAway: () => boolean) {
  const registry = new Registry();
  const registers = [registry];
  const asked = new Counter({
    name: "object_store_requests_total",
    help: "What was asked of the object store, by what came of it: hit, miss, written, dropped, or a word for what failed.",
    labelNames: ["outcome"],
    registers,
  });
  const away: Gauge = new Gauge({
    name: "object_store_away",
    help: "1 while the object store is not asked.",
    aggregator: "max",
    registers,
    collect: () => away.set(Number(isAway())),
  });
  return { registry, count: (outcome: string) => asked.inc({ outcome }) };
}

/** Nothing is asked before the first `get` or `set`. */
export function createObjectStore({ timeoutMs, log, now = () => performance.now(), ...place }: ObjectStoreOptions) {
  const bucket = new S3mini({ ...place, requestAbortTimeout: timeoutMs });
  const writing = pLimit(WRITTEN_AT_ONCE);
  const health = createHealth(log, {
    fails: "object store: it fails, going on without it",
    works: "object store: it works again",
  });
  let failures = 0;
  let pausedUntil = 0;
  const isAway = () => failures >= FAILURES_MAX;
  const { registry, count } = createMetrics(isAway);
  const waiting = new Set<Promise<void>>();

  /** What `ask` gives; undefined where it fails, or is not asked because it has failed before. */
  async function tried<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (isAway()) {
      if (now() < pausedUntil) return undefined;
      // One sees whether it is back.
      pausedUntil = now() + PAUSE_MS;
    }
    try {
      const answer = await ask();
      failures = 0;
      health.worked();
      return answer;
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_MAX) pausedUntil = now() + PAUSE_MS;
      const why = troubleOf(error);
      count(why);
      health.failed({ why });
      return undefined;
    }
  }

  const write = async (name: string, bytes: Buffer, contentType: string) => {
    if (writing.pendingCount >= WAITING_MAX) return count("dropped");
    const done = await writing(() => tried(() => bucket.putObject(name, bytes, contentType)));
    if (done !== undefined) count("written");
  };

  return {
    /** The bytes of that name; undefined where there are none or they cannot be had. Never rejects. */
    get: async (name: string): Promise<Buffer | undefined> => {
      const found = await tried(async () => ({ bytes: await bucket.getObjectArrayBuffer(name) }));
      if (found === undefined) return undefined;
      count(found.bytes === null ? "miss" : "hit");
      return found.bytes === null ? undefined : Buffer.from(found.bytes);
    },
    /** Writes them in the background, if it can be done. */
    set: (name: string, bytes: Buffer, contentType = "application/octet-stream"): void => {
      const written = write(name, bytes, contentType).finally(() => waiting.delete(written));
      waiting.add(written);
    },
    metrics: registry,
    /** Resolves when what was to be written is written or given up. */
    close: async (): Promise<void> => {
      await Promise.all(waiting);
    },
  };
}
