// The figures of taking in for /metrics, by source.
import { Counter, Gauge, Registry } from "prom-client";
import type { FeedProgress } from "./feed.ts";
import type { RecordStore, Taken } from "./record-store.ts";

export type TakingInMetrics = ReturnType<typeof createTakingInMetrics>;

/** One for all sources: their registries cannot be merged when they name the same figures. */
export function createTakingInMetrics(records: RecordStore) {
  const registry = new Registry();
  const of = { labelNames: ["source"] as const, registers: [registry] };
  const done = new Gauge({
    ...of,
    aggregator: "max",
    name: "source_games_done",
    help: "Games that the walk through a source has passed.",
  });
  const total = new Gauge({
    ...of,
    aggregator: "max",
    name: "source_games_total",
    help: "Games that a source is to give, as far as known.",
  });
  const batches = new Counter({
    ...of,
    name: "source_batches_total",
    help: "Batches taken in; one call each, as a rule.",
  });
  const changes = new Counter({ ...of, name: "source_changes_total", help: "Records added, changed and given up." });
  const problems = new Counter({ ...of, name: "source_problems_total", help: "Lines that told what was left out." });
  const failures = new Counter({ ...of, name: "source_failures_total", help: "Walks that ended before their end." });
  const held: Gauge = new Gauge({
    ...of,
    aggregator: "max",
    name: "source_records",
    help: "Records of a source.",
    collect: async () => {
      // Where they cannot be read the other figures are told all the same, and these as they were.
      const status = await records.status().catch(() => []);
      for (const { source, records: count } of status) held.set({ source }, count);
    },
  });
  return {
    registry,
    took: (source: string, progress: FeedProgress, taken: Taken): void => {
      batches.inc({ source });
      changes.inc({ source }, taken.added + taken.changed + taken.gone);
      done.set({ source }, progress.done);
      if (progress.total !== undefined) total.set({ source }, progress.total);
    },
    problem: (source: string): void => problems.inc({ source }),
    failed: (source: string): void => failures.inc({ source }),
  };
}
