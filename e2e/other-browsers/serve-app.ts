// The built app for all tests in other browsers: one server, on a port and with a data directory of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  // What the tests are told.
  interface ProvidedContext {
    /** "http://127.0.0.1:4439" */
    origin: string;
  }
}

const ROOT = join(import.meta.dirname, "../..");

/** Starts the server; what it gives ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      TMPDIR: process.env["TMPDIR"],
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIRECTORY: ".cache/other-browsers",
      LOG_LEVEL: "error",
      RATE_LIMIT_API: "1000000",
      RATE_LIMIT_IMAGES: "1000000",
      RATE_LIMIT_INSIGHTS: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  // The server says where it serves when it does.
  const isUp = await Promise.race([once(child.stdout, "data").then(() => true), ended.then(() => false)]);
  if (!isUp) throw new Error("The server has ended before it served. Is the app built?");
  project.provide("origin", `http://127.0.0.1:${port}`);
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
