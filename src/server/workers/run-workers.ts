// Starts several processes that serve on one port, among which the system divides connections, starts another where one has
// died, and ends when all have. This process answers nothing itself: nothing that a visitor sends can bring it down.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { endInOrder } from "#server/process-end.ts";
import { createCollector } from "./collect-figures.ts";
import { FromWorkerSchema, type ToWorker } from "./messages.ts";
import { argumentsOf } from "./worker.ts";

/** One that dies is started again after a pause, which doubles while it does not live. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 30_000;
const LIVES_MS = 60_000;
/** Workers end themselves within their time; this process waits a little longer. */
const END_MARGIN_MS = 5000;

export type RunWorkersOptions = {
  /** The module that serves. */
  main: string;
  count: number;
  host: string;
  port: number;
  log: Logger;
  /** How long a worker may take to end, in milliseconds. */
  timeoutMs: number;
  /** Hears when the first worker serves. */
  onServing: (port: number) => void;
};

/** The port, where nobody else listens there: workers let others share it, and would not notice. */
async function freePort(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port });
  await once(server, "listening");
  const found = server.address() as AddressInfo; // A TCP server has one.
  server.close();
  await once(server, "close");
  return found.port;
}

/** Starts them, the first before the others: what it builds, they find. */
export async function runWorkers(options: RunWorkersOptions): Promise<void> {
  const { main, count, host, log, timeoutMs, onServing } = options;
  const port = await freePort(host, options.port);
  const running = new Set<ChildProcess>();
  const serving = new Set<ChildProcess>();
  const collector = createCollector(serving);
  const ending = new AbortController();
  let hasServed = false;

  const hear = (worker: ChildProcess, sent: unknown): void => {
    const message = FromWorkerSchema.safeParse(sent).data;
    if (message === undefined) return;
    if ("collected" in message) return collector.take(message.collected, message.figures);
    if ("serves" in message) {
      serving.add(worker);
      if (hasServed) return;
      hasServed = true;
      onServing(port);
      for (let place = 2; place <= count; place += 1) start(place);
      return;
    }
    collector.text().then(
      (text) => worker.connected && worker.send({ told: message.asks, text } satisfies ToWorker),
      (err: unknown) => log.warn({ err }, "figures of the workers"),
    );
  };

  const start = (place: number, lastPauseMs = 0): void => {
    const worker = fork(main, argumentsOf({ place, port }));
    const began = performance.now();
    running.add(worker);
    worker.on("message", (sent) => hear(worker, sent));
    worker.once("exit", (code, signal) => {
      running.delete(worker);
      serving.delete(worker);
      if (ending.signal.aborted) return;
      // Its own words say why; the others would say the same.
      if (!hasServed) process.exit(code === 0 || code === null ? 1 : code);
      const hasLived = performance.now() - began > LIVES_MS;
      const pauseMs = hasLived || lastPauseMs === 0 ? PAUSE_MIN_MS : Math.min(PAUSE_MAX_MS, lastPauseMs * 2);
      log.error({ worker: place, code, signal, pauseMs }, "a worker has died, another takes its place");
      void sleep(pauseMs, undefined, { signal: ending.signal }).then(
        () => start(place, pauseMs),
        () => undefined,
      );
    });
  };

  endInOrder({
    log,
    timeoutMs: timeoutMs + END_MARGIN_MS,
    end: async () => {
      ending.abort();
      const ended = [...running].map(async (worker): Promise<unknown[]> => await once(worker, "exit"));
      for (const worker of running) worker.kill("SIGTERM");
      const codes = await Promise.all(ended);
      if (codes.some(([code]) => code !== 0)) throw new Error("a worker did not end as it should");
    },
  });
  start(1);
}
