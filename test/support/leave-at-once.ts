// How a process of the test runner ends. Node waits at its end for its threads, and now and then one of them waits for it
// (https://github.com/nodejs/node/issues/54918): a worker of Playwright's that has done all its tests then stands there
// until it is killed, and the whole run counts as failed (https://github.com/microsoft/playwright/issues/39753).

/**
 * Ends this process without waiting for its threads when it exits; its listeners of "exit" have run by then. Its exit code
 * is lost: for a process of which nobody asks it.
 */
export function leaveAtOnce(): void {
  // What `process.exit` calls last. Node does not document it; tools that watch exits have relied on it for years.
  Object.assign(process, { reallyExit: () => process.kill(process.pid, "SIGKILL") });
}
