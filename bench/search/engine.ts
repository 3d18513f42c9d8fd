// What every engine is asked alike.
import type { Typed } from "./typed.ts";
import { quantile, round } from "../statistics.ts";

export type Title = { rank: number; slug: string; name: string; others: string; added: number };

/** An engine that holds the titles; `ask` gives the slugs of the first nine and how long that took. */
export type Engine = {
  name: string;
  buildS: number;
  memory: string;
  ask: (text: string) => Promise<{ slugs: string[]; ms: number }>;
  /** Seconds that it has worked so far, where it is a process of its own. */
  cpuSeconds?: () => Promise<number>;
};

/** What it took to answer the texts of a kind; `cpuMs` each on the average. */
export type Taken = { times: number[]; cpuMs: number | undefined };

const MISTYPED = new Set(["one letter wrong", "two letters wrong"]);

/** One after another; the first text of each kind twice, so that nothing is asked cold. */
export async function timesOf(engine: Engine, typed: readonly Typed[]): Promise<Map<string, Taken>> {
  const all = new Map<string, Taken>();
  for (const { kind, texts } of typed) {
    if (texts[0] !== undefined) await engine.ask(texts[0]);
    const before = await engine.cpuSeconds?.();
    const times: number[] = [];
    for (const text of texts) times.push((await engine.ask(text)).ms);
    const after = await engine.cpuSeconds?.();
    const worked = before === undefined || after === undefined ? undefined : after - before;
    all.set(kind, { times, cpuMs: worked === undefined ? undefined : (worked * 1000) / texts.length });
  }
  return all;
}

const ALL = "all";

/** Those of a kind, or of all. */
const timesIn = (taken: ReadonlyMap<string, Taken>, kind: string): readonly number[] =>
  kind === ALL ? [...taken.values()].flatMap(({ times }) => times) : (taken.get(kind)?.times ?? []);

function latency(times: readonly number[]): string {
  return `${round(quantile(times, 0.5))} / ${round(quantile(times, 0.99))}`;
}

/** A line for each kind, and beside it, in `sent`, what it took to send the same bytes. */
export function latencyRows(taken: ReadonlyMap<string, Taken>, sent?: ReadonlyMap<string, Taken>): object[] {
  const kinds = [...taken.values()];
  const cpuMs = kinds.reduce((sum, each) => sum + (each.cpuMs ?? 0), 0) / kinds.length;
  const all: Taken = { times: kinds.flatMap(({ times }) => times), cpuMs };
  return [...taken, [ALL, all] as const].map(([kind, each]) => {
    return {
      typed: kind,
      searches: each.times.length,
      "p50 ms": round(quantile(each.times, 0.5)),
      "p99 ms": round(quantile(each.times, 0.99)),
      "server's CPU, ms each": round(each.cpuMs ?? 0),
      ...(sent && { "the same bytes, p50 / p99 ms": latency(timesIn(sent, kind)) }),
    };
  });
}

/** How many of the written queries have the game they mean first. */
export async function rightFirst(engine: Engine, written: readonly { text: string; slug: string }[]): Promise<number> {
  let right = 0;
  for (const { text, slug } of written) if ((await engine.ask(text)).slugs[0] === slug) right += 1;
  return right;
}

/** The engine's line of the table that compares them. */
export async function compareRow(
  engine: Engine,
  { typed, written }: { typed: readonly Typed[]; written: readonly { text: string; slug: string }[] },
): Promise<object> {
  const taken = await timesOf(engine, typed);
  const of = (isMistyped: boolean) =>
    [...taken].flatMap(([kind, { times }]) => (MISTYPED.has(kind) === isMistyped ? times : []));
  return {
    engine: engine.name,
    [`right first of ${written.length}`]: await rightFirst(engine, written),
    "typed well, p50 / p99 ms": latency(of(false)),
    "mistyped, p50 / p99 ms": latency(of(true)),
    "build s": round(engine.buildS),
    memory: engine.memory,
  };
}
