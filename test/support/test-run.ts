// What stands around a whole run of tests, for vitest and for Playwright: one directory that holds all of theirs. A file
// clears up after itself, but not where all its tests are skipped, its process was ended in the midst of one, or a server
// that was killed has left a process that goes on writing.
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { removeDirectory, RUN_DIRECTORY } from "./temporary-directory.ts";

const PROCESSES = "/proc";

/** Was the process told of something below `directory`? Nobody else's process says so. */
function worksIn(pid: string, directory: string): boolean {
  return ["cmdline", "environ"].some((file) => {
    try {
      return readFileSync(join(PROCESSES, pid, file), "latin1").includes(directory + sep);
    } catch {
      // It has ended, or it is somebody else's.
      return false;
    }
  });
}

/** Ends what still works below `directory`, where the system tells of its processes: it would make its files anew. */
function endWorkers(directory: string): void {
  const pids = process.platform === "linux" ? readdirSync(PROCESSES).filter((name) => /^\d+$/.test(name)) : [];
  for (const pid of pids.filter((name) => Number(name) !== process.pid && worksIn(name, directory))) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The processes of the tests inherit where it is. Gives what is to be done when all of them have ended. */
export default function setup(): () => Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "ludex-tests-"));
  process.env[RUN_DIRECTORY] = directory;
  return async () => {
    endWorkers(directory);
    await removeDirectory(directory);
  };
}
