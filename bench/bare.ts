// Starts the server that does nothing but send.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BareAnswer } from "./bare-server.ts";

/** A process that answers each path with what `answers` has for it; disposing ends it. */
export async function startBare(answers: BareAnswer[]) {
  const child = fork(join(import.meta.dirname, "bare-server.ts"), { serialization: "advanced" });
  child.send(answers);
  const [port] = (await once(child, "message")) as [number];
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, [Symbol.dispose]: () => child.kill() };
}
