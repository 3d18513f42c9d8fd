// The figures of insights for /metrics. Labels are words of our own: nothing that a provider said.
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { HourlyBudget } from "./hourly-budget.ts";

const BUCKETS_S = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60, 120];

/** `budget` is there where a model is. */
export function createInsightMetrics(budget: Pick<HourlyBudget, "used"> | undefined) {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: "ai_call_duration_seconds",
    help: "Time of one call to a provider of AI, by provider and outcome (a status, or a word for what went wrong).",
    labelNames: ["provider", "outcome"],
    buckets: BUCKETS_S,
    registers,
  });
  const answers = new Counter({
    name: "insights_answers_total",
    help: "Insights by where they came from: model, kept, catalogue, or the code of the error.",
    labelNames: ["from"],
    registers,
  });
  const titles = new Counter({
    name: "insights_titles_total",
    help: "Titles that a model recommended, by whether the catalogue has such a game.",
    labelNames: ["found"],
    registers,
  });
  const used: Gauge = new Gauge({
    name: "ai_budget_used_calls",
    help: "Calls to providers of AI within the last hour.",
    aggregator: "max",
    registers,
    collect: async () => used.set((await budget?.used()) ?? 0),
  });
  const failures = new Counter({
    name: "ai_failures_total",
    help: "Questions that a provider of AI did not answer, by provider and the code of the error.",
    labelNames: ["provider", "code"],
    registers,
  });
  return {
    registry,
    onCall: (provider: string) => (outcome: string, ms: number) => calls.observe({ provider, outcome }, ms / 1000),
    onFailure: (provider: string, code: string) => failures.inc({ provider, code }),
    onAnswer: (from: string) => answers.inc({ from }),
    onTitle: (isFound: boolean) => titles.inc({ found: isFound ? "yes" : "no" }),
  };
}
