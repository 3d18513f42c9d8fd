// The server as its own process, on a free port.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "../..");

export type ServerProcess = {
  child: ChildProcess;
  /** `http://localhost:port` */
  base: string;
  /** All it wrote to the log, once it has ended. */
  log: Promise<string>;
  /** Ends it with `signal` and waits until it has. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts the server with `environment` and nothing else of ours; resolves when it serves. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "debug", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = text(child.stderr);
  const [line] = await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => [""])]);
  const base = /^Ludex is serving on (http:\/\/localhost:\d+)\n$/.exec(String(line))?.[1];
  if (base === undefined) throw new Error(`the server did not start: ${await log}`);
  return {
    child,
    base,
    log,
    end: async (signal) => {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
