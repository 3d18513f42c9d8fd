// How a process of the test runner ends. Node waits at its end for its threads, and now and then one of them waits for it
// (https://github.com/nodejs/node/issues/54918): a worker of Playwright's that has done all its tests then stands there
// until it is killed, and the whole run counts as failed (https://github.com/microsoft/playwright/issues/39753). A listener
// of "exit" that throws does the same: Node then goes on as if it had not been told to end, and nobody hears of the error.
import { writeSync } from "node:fs";

const STDERR = 2;

/**
 * Ends this process without waiting for its threads when it exits; its listeners of "exit" have run by then, and what one
 * of them throws is said. Its exit code is lost: for a process of which nobody asks it.
 */
export function leaveAtOnce(): void {
  const leave = (): never => process.kill(process.pid, "SIGKILL") as never;
  const exit = process.exit;
  Object.assign(process, {
    exit(code?: number) {
      try {
        return exit(code);
      } catch (error) {
        // Not through the stream: nothing is sent any more once the process has gone.
        writeSync(STDERR, `At the end of a process of the test runner: ${String(error)}\n`);
        return leave();
      }
    },
    // What `process.exit` calls last. Node does not document it; tools that watch exits have relied on it for years.
    reallyExit: leave,
  });
}
