// Work on catalogues in processes of their own: whatever memory it takes is given back, and a server that answers is not
// held up by it.
import { fork, type ChildProcess } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";

/** `background`: beside a server that answers. */
export type Urgency = "start" | "background";

export type StartOptions = {
  args: readonly string[];
  engineOptions?: readonly string[];
  /** Is it given bytes through its standard input? No, unless said otherwise. */
  takesInput?: boolean;
};

/** No key of the server's environment has business there; what was compiled before is read again. */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };
}

/** Starts `module`. `ended` resolves whatever comes of it, also where it could not be started. */
export function startChild(
  module: URL,
  { args, engineOptions = [], takesInput = false }: StartOptions,
): { child: ChildProcess; ended: Promise<void> } {
  const child = fork(module, [...args], {
    env: environment(),
    execArgv: [...engineOptions],
    stdio: [takesInput ? "pipe" : "ignore", "ignore", "ignore", "ipc"],
  });
  // Nobody waits for it any more.
  const endWithServer = () => child.kill("SIGKILL");
  process.once("exit", endWithServer);
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  }).finally(() => process.off("exit", endWithServer));
  return { child, ended };
}
