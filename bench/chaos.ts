// What happens to visitors when everything else goes wrong: kills, a failing RAWG, a full disk, clocks that jump, slow
// clients, little memory, each under load. It prints figures and fails when something that must hold does not.
import { startFakeRawg } from "../test/support/fake-rawg.ts";
import { tryClocks } from "./chaos/clock.ts";
import { tryFullDisk } from "./chaos/disk.ts";
import { tryFaults } from "./chaos/faults.ts";
import { tryKills } from "./chaos/kill.ts";
import { tryLittleMemory } from "./chaos/memory.ts";
import { trySlowClients } from "./chaos/slow-clients.ts";
import type { Chaos, Row } from "./chaos/trial.ts";

const LATENCY_MS = 20;
const STAGE_MS = { short: 4000, full: 12_000 };

export type ChaosOptions = {
  isFull: boolean;
  /** Requests a second. */
  rate: number;
  /** Only these trials; all when it is empty. */
  trials: readonly string[];
};

const TRIALS: Record<string, (chaos: Chaos) => Promise<Row | Row[]>> = {
  kill: tryKills,
  faults: tryFaults,
  disk: tryFullDisk,
  clock: tryClocks,
  slow: trySlowClients,
  memory: tryLittleMemory,
};

/** Prints a table for each trial, and what did not hold. */
export async function benchChaos({ isFull, rate, trials }: ChaosOptions): Promise<void> {
  const rawg = await startFakeRawg({
    latencyMs: LATENCY_MS,
    media: "https://pictures.invalid",
  });
  const problems: string[] = [];
  const chaos: Chaos = {
    rawg,
    rate,
    isFull,
    stageMs: isFull ? STAGE_MS.full : STAGE_MS.short,
    complain: (problem) => void problems.push(problem),
  };
  try {
    for (const [name, attempt] of Object.entries(TRIALS)) {
      if (trials.length > 0 && !trials.includes(name)) continue;
      rawg.behave();
      console.table([await attempt(chaos)].flat());
    }
  } finally {
    await rawg.close();
  }
  for (const problem of problems) console.error(`FAILED  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log("Nothing that was seen has failed.");
}
