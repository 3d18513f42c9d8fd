// A real Redis for tests, on a free port with a folder of its own. Where there is none its tests are left out, and fail in CI.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Redis } from "ioredis";
import type { Certificate } from "./certificates.ts";
import { freePort, heard } from "./ports.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const PATH = process.env["REDIS_SERVER_PATH"] ?? "/usr/bin/redis-server";

/** Is there a Redis on this machine? Yes where `CI` is set: what is missing there shows as a failure. */
export const hasRedis = existsSync(PATH) || Boolean(process.env["CI"]);

export type RedisServer = {
  url: string;
  /** Stops it as a signal does that it cannot hear; nothing is kept. */
  kill: () => Promise<void>;
  /** Starts it again on the same port, empty; nothing where it runs. */
  start: () => Promise<void>;
  /** It hangs until `resume`: connections stay, nothing is answered. */
  pause: () => void;
  resume: () => void;
  /** What an operator types at its console. */
  command: (name: string, ...args: string[]) => Promise<unknown>;
  close: () => Promise<void>;
};

const tlsSettings = (port: string, { certificate, key }: Certificate) => ({
  port: "0",
  "tls-port": port,
  "tls-cert-file": certificate,
  "tls-key-file": key,
  "tls-auth-clients": "no",
});

/** `settings` are those of its configuration file. With a certificate it speaks TLS alone, and its address says so. */
export async function startRedis(settings: Record<string, string> = {}, tls?: Certificate): Promise<RedisServer> {
  const port = await freePort();
  const directory = temporaryDirectory();
  const password = settings["requirepass"];
  const all = {
    port: String(port),
    bind: "127.0.0.1",
    dir: directory,
    save: "",
    appendonly: "no",
    daemonize: "no",
    ...(tls && tlsSettings(String(port), tls)),
    ...settings,
  };
  let child: ChildProcess | undefined;
  const killWithUs = () => child?.kill("SIGKILL");
  process.once("exit", killWithUs);

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    if (isRunning()) return;
    child = spawn(
      PATH,
      Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: "ignore" },
    );
    await heard(port);
  };
  const kill = async () => {
    if (child === undefined || !isRunning()) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  const place = tls === undefined ? `127.0.0.1:${port}` : `localhost:${port}`;
  const scheme = tls === undefined ? "redis" : "rediss";
  const url = password === undefined ? `${scheme}://${place}` : `${scheme}://:${password}@${place}`;
  return {
    url,
    kill,
    start,
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    command: async (name, ...args) => {
      const ca = tls && { tls: { ca: readFileSync(tls.certificate) } };
      const client = new Redis(url, { disableClientInfo: true, ...ca });
      try {
        return await client.call(name, ...args);
      } finally {
        client.disconnect();
      }
    },
    close: async () => {
      process.off("exit", killWithUs);
      await kill();
    },
  };
}
