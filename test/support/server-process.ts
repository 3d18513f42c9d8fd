// The server as its own process, on a free port.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "../..");
const MAIN = join(ROOT, "src/server/main.ts");
/** Where `npm start` has it, too: what Node has compiled for one start is read by the next. */
const COMPILE_CACHE = join(ROOT, ".cache/compile");

export type ServerProcess = {
  child: ChildProcess;
  /** `http://localhost:port` */
  base: string;
  /** From the start of the process until it serves. */
  startMs: number;
  /** All it wrote to the log, once it has ended. */
  log: Promise<string>;
  /** Ends it with `signal` and waits until it has; nothing where it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

export type ProcessOptions = {
  /** A command that runs the one behind it, such as `nsenter`; it must not fork. */
  prefix?: readonly string[];
  nodeArguments?: readonly string[];
  /** Where the log goes instead of `log`. */
  logFd?: number;
};

/** Starts the server with `environment` and nothing else of ours; resolves when it serves. */
export async function startServerProcess(
  environment: Record<string, string>,
  { prefix = [], nodeArguments = [], logFd }: ProcessOptions = {},
): Promise<ServerProcess> {
  const began = performance.now();
  const [command, ...args] = [...prefix, process.execPath, ...nodeArguments, MAIN];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "debug",
      ...environment,
    },
    stdio: ["ignore", "pipe", logFd ?? "pipe"],
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  const log = child.stderr === null ? Promise.resolve("") : text(child.stderr);
  const [line] =
    child.stdout === null
      ? [""]
      : await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => [""])]);
  const base = /^Ludex is serving on (http:\/\/localhost:\d+)\n$/.exec(String(line))?.[1];
  if (base === undefined) throw new Error(`the server did not start: ${await log}`);
  return {
    child,
    base,
    startMs: performance.now() - began,
    log,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
