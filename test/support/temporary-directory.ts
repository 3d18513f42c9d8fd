// Directories for tests, all below one that goes away with them.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What is still written in the background makes its directory anew; it is looked for until it stays away. */
const LOOK_AGAIN_MS = 20;
const LOOKS_MAX = 100;

/** Where the runner says in which directory all of a run's are made. */
export const RUN_DIRECTORY = "LUDEX_TEST_DIRECTORY";

let root: string | undefined;

/** Removes a directory in which something may still write. */
export async function removeDirectory(path: string): Promise<void> {
  for (let look = 0; look < LOOKS_MAX && (look === 0 || existsSync(path)); look += 1) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Something was written into it meanwhile.
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

/** A new directory; it goes when the tests of the file are over, or the process is, or at the latest the run. */
export function temporaryDirectory(): string {
  if (root === undefined) {
    const made = mkdtempSync(join(process.env[RUN_DIRECTORY] ?? tmpdir(), "ludex-test-"));
    process.on("exit", () => {
      try {
        rmSync(made, { recursive: true, force: true });
      } catch {
        // Something still writes into it; it goes with the run's. What a listener of "exit" throws would keep the process.
      }
    });
    root = made;
  }
  return mkdtempSync(join(root, "directory-"));
}

/** Removes all of them. Runners of tests end their processes without letting them clear up, so it is done before. */
export async function removeTemporaryDirectories(): Promise<void> {
  const made = root;
  root = undefined;
  if (made !== undefined) await removeDirectory(made);
}
