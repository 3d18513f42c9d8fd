// Half an hour of everything at once against one server process: does its memory stay, do its descriptors, does it ever
// fail? The gateway is in front of a double of RAWG, so that both sources, the caches and the meter take part.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startFakeRawg } from "../test/support/fake-rawg.ts";
import { createTally, isServerError, startLoad, type Outcome, type Question, type Tally } from "./load.ts";
import { plotSoak } from "./plot.ts";
import { readMetrics, startServer } from "./server.ts";
import { slopeOf } from "./slope.ts";
import { createVisits } from "./visits.ts";
import { median } from "./statistics.ts";

const REAL_DATA = join(import.meta.dirname, "../data");
/** Its pictures are refused at once; the ones that are asked for are drawn by the server itself. */
const NOWHERE = "https://pictures.invalid";
const MB = 1024 * 1024;
const SAMPLE_MS = 5000;
const MINUTE_MS = 60_000;
/** Caches fill up until then. */
const WARM_UP_SHARE = 0.2;
const RAMP_SHARE = 0.1;
/** Megabytes a minute, over a run that is long enough to tell a leak from caches that fill. */
const GROWTH_MAX = 0.5;
const TELLING_MINUTES = 25;
/** What a shorter run is held to. */
const RESIDENT_MAX_MB = 512;
const LATENCY_MS = 20;
const FILL_AT_ONCE = 4;
const SHOWN_FAILURES_MAX = 20;

/** Caches small enough to be full, and to be pushed out of, within minutes. */
const ENVIRONMENT = {
  RAWG_MONTHLY_BUDGET: "100000000",
  RAWG_CLIENT_SHARE: "100",
  RAWG_FRESH_SEARCHES: "1",
  RAWG_FRESH_DETAILS: "2",
  RAWG_CACHE_MB: "16",
  IMAGE_CACHE_MB: "32",
  ANSWER_CACHE_MB: "16",
};

/** One look at the process. Sizes in MB, times in milliseconds. */
export type Sample = { minute: number; rss: number; heap: number; descriptors: number; lagP99: number; failed: number };

export type SoakOptions = {
  minutes: number;
  /** Requests a second. */
  rate: number;
  /** Where the curves are drawn, as SVG. */
  plot: string | undefined;
};

/** Growth of a value a minute. */
function growth(samples: readonly Sample[], value: (sample: Sample) => number): number {
  return slopeOf(samples.map((sample) => [sample.minute, value(sample)] as const));
}

async function look(pid: number, address: string): Promise<Omit<Sample, "minute" | "failed">> {
  const metric = await readMetrics(address);
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    rss: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
    heap: metric("nodejs_heap_size_used_bytes") / MB,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    lagP99: metric("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

function report(samples: readonly Sample[], tallies: ReadonlyMap<string, Tally>, rate: number): boolean {
  const last = samples.at(-1)?.minute ?? 0;
  const steady = samples.filter(({ minute }) => minute >= last * WARM_UP_SHARE);
  console.table([...tallies].map(([kind, tally]) => ({ "asked for": kind, ...tally.row() })));
  const slope = growth(steady, ({ rss }) => rss);
  const [few, many] = [(of: number[]) => Math.min(...of).toFixed(0), (of: number[]) => Math.max(...of).toFixed(0)];
  const range = (value: (sample: Sample) => number) => `${few(steady.map(value))} to ${many(steady.map(value))}`;
  const failed = samples.at(-1)?.failed ?? 0;
  const descriptorSlope = growth(steady, ({ descriptors }) => descriptors);
  console.table([
    { what: `minutes, of which the last ${Math.round((1 - WARM_UP_SHARE) * 100)} % count`, figure: last.toFixed(1) },
    { what: "requests a second", figure: rate },
    { what: "answers from 500 up, and requests without an answer", figure: failed },
    { what: "resident memory, MB", figure: range(({ rss }) => rss) },
    { what: "its growth, MB a minute", figure: slope.toFixed(2) },
    { what: "used heap, MB", figure: range(({ heap }) => heap) },
    { what: "its growth, MB a minute", figure: growth(steady, ({ heap }) => heap).toFixed(2) },
    { what: "open descriptors", figure: range(({ descriptors }) => descriptors) },
    { what: "their growth a minute", figure: descriptorSlope.toFixed(2) },
    {
      what: "delay of the event loop, p99, ms, median of samples",
      figure: median(steady.map(({ lagP99 }) => lagP99)).toFixed(1),
    },
  ]);
  const isBounded =
    last < TELLING_MINUTES ? Math.max(...steady.map(({ rss }) => rss)) < RESIDENT_MAX_MB : slope < GROWTH_MAX;
  return failed === 0 && isBounded;
}

/** Fills the caches, a few questions at a time: what is measured afterwards is not that they fill. */
async function askAll(address: string, questions: readonly Question[]): Promise<void> {
  const waiting = [...questions];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await (await fetch(address + next.path)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: FILL_AT_ONCE }, worker));
}

/**
 * Prints both tables; fails the run when an answer failed, or when memory grew by half a megabyte a minute, in a short run
 * when it went beyond half a gigabyte.
 */
export async function benchSoak({ minutes, rate, plot }: SoakOptions): Promise<void> {
  const rawg = await startFakeRawg({ latencyMs: LATENCY_MS, dataDirectory: REAL_DATA, media: NOWHERE });
  try {
    await using server = await startServer({ ...ENVIRONMENT, RAWG_API_KEY: rawg.key, RAWG_API_URL: rawg.url });
    const { next, all } = await createVisits(server.address);
    await askAll(server.address, all);
    const tallies = new Map<string, Tally>();
    let failed = 0;
    const onOutcome = (outcome: Outcome) => {
      const { kind, path } = outcome.question;
      const tally = tallies.get(kind) ?? createTally();
      tallies.set(kind, tally);
      tally.add(outcome);
      const status = String(outcome.status ?? "");
      if (outcome.status !== undefined && !isServerError(status)) return;
      failed += 1;
      if (failed <= SHOWN_FAILURES_MAX)
        console.log(`${outcome.status ?? "no answer"} to ${path.slice(0, 200)} ${outcome.body.slice(0, 200)}`);
    };
    const samples: Sample[] = [];
    const began = performance.now();
    const stop = startLoad({
      address: server.address,
      rate,
      rampMs: minutes * MINUTE_MS * RAMP_SHARE,
      next,
      onOutcome,
    });
    while (performance.now() - began < minutes * MINUTE_MS) {
      await sleep(SAMPLE_MS);
      // The double's own memory is none of the server's business, but the machine's.
      rawg.calls.length = 0;
      const minute = (performance.now() - began) / MINUTE_MS;
      const seen = await look(server.pid, server.address);
      samples.push({ minute, ...seen, failed });
      const last = samples.at(-1);
      if (samples.length % 12 === 0)
        console.log(
          JSON.stringify(last, (_name, value: unknown) =>
            typeof value === "number" ? Math.round(value * 10) / 10 : value,
          ),
        );
    }
    await stop();
    const isSteady = report(samples, tallies, rate);
    if (plot !== undefined) writeFileSync(plot, plotSoak(samples));
    if (!isSteady) process.exitCode = 1;
  } finally {
    await rawg.close();
  }
}
