// How long a server takes until it answers: with an empty folder for its data, which it fills from the bundled catalogue, and
// with the one that it left. With `--checkout DIRECTORY` another built version is started in turns.
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { startServer } from "./server.ts";
import { median } from "./statistics.ts";

const ROOT = join(import.meta.dirname, "..");
const ROUNDS = 7;

/** Milliseconds until the server of `checkout` answers, with its data in `directory`. */
async function startIn(checkout: string, directory: string): Promise<number> {
  await using server = await startServer({ DATA_DIRECTORY: directory }, { checkout });
  return server.startMs;
}

const line = (words: string, times: readonly number[]) =>
  console.log(`ms to the first answer, ${words}: ${Math.round(median(times))} (${times.map(Math.round).join(", ")})`);

/** Prints medians over the rounds. */
export async function benchStarting(checkouts: readonly string[]): Promise<void> {
  const versions = [ROOT, ...checkouts].map((root) => ({ root, first: [] as number[], later: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { root, first, later } of round % 2 === 0 ? versions : versions.toReversed()) {
      using directory = mkdtempDisposableSync(join(tmpdir(), "ludex-starting-"));
      first.push(await startIn(root, directory.path));
      later.push(await startIn(root, directory.path));
    }
  }
  for (const { root, first, later } of versions) {
    console.log(`\n${basename(root)}`);
    line("its folder empty", first);
    line("its folder as it left it", later);
  }
}
