// The figures of several workers as those of one server: counts are added, what all of them know is the highest. prom-client
// can do this over Node's cluster alone, and waits there for workers that have died or have only begun to start.
import type { ChildProcess } from "node:child_process";
import { AggregatorRegistry } from "prom-client";
import type { ToWorker } from "./messages.ts";

/** One that stands still for longer is left out. */
const WAIT_MS = 3000;

/** `serving` are those that are asked. */
export function createCollector(serving: ReadonlySet<ChildProcess>) {
  const waiting = new Map<number, (figures: unknown[][]) => void>();
  let asked = 0;

  const ask = async (worker: ChildProcess): Promise<unknown[][]> => {
    const collect = (asked += 1);
    let leave = () => undefined as void;
    const figures = await new Promise<unknown[][]>((resolve) => {
      leave = () => resolve([]);
      waiting.set(collect, resolve);
      const timer = setTimeout(leave, WAIT_MS);
      timer.unref();
      worker.once("exit", leave);
      worker.send({ collect } satisfies ToWorker, (error) => error && leave());
    });
    worker.off("exit", leave);
    waiting.delete(collect);
    return figures;
  };

  return {
    /** A worker has sent what it was asked for. */
    take: (collected: number, figures: unknown[][]): void => waiting.get(collected)?.(figures),
    /** In Prometheus' form. */
    text: async (): Promise<string> => {
      const all = await Promise.all([...serving].map(ask));
      return await AggregatorRegistry.aggregate(all.flat()).metrics();
    },
  };
}
