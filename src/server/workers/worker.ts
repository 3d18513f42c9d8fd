// One of several processes on this machine that serve on one port and over one folder: which it is, and the figures of all.
import { Gauge, Registry } from "prom-client";
import { HttpError } from "#server/http/http-error.ts";
import { ToWorkerSchema, type FromWorker } from "./messages.ts";

const ARGUMENT = "--worker";
/** Who collects leaves out a worker that takes longer than three seconds. */
const METRICS_MAX_MS = 6000;

export type Place = {
  /** From 1 on; the first does what is done once. */
  place: number;
  port: number;
};

/** What a worker is started with. */
export const argumentsOf = ({ place, port }: Place): string[] => [ARGUMENT, String(place), String(port)];

/** Which of several this process is; undefined for one that serves alone. */
export function placeOf(args: readonly string[] = process.argv): Place | undefined {
  const at = args.indexOf(ARGUMENT);
  return at < 0 ? undefined : { place: Number(args[at + 1]), port: Number(args[at + 2]) };
}

const say = (message: FromWorker): void => void process.send?.(message);

/** Tells the process that has started this one that it listens. */
export const saysThatItServes = (): void => say({ serves: true });

/** What is asked for the figures of all workers where this one has `own`. */
export function joinMetrics(own: Registry[]): () => Promise<string> {
  const registry = new Registry();
  new Gauge({ name: "workers", help: "Processes that serve as one.", registers: [registry] }).set(1);
  const registries = [...own, registry];
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;

  const collect = async (collected: number): Promise<void> => {
    const figures: unknown[][] = await Promise.all(registries.map((each) => each.getMetricsAsJSON()));
    say({ collected, figures });
  };

  process.on("message", (sent) => {
    const message = ToWorkerSchema.safeParse(sent).data;
    if (message === undefined) return;
    if ("told" in message) waiting.get(message.told)?.(message.text);
    // One that fails is left out, as one that stands still.
    else collect(message.collect).catch(() => undefined);
  });

  return async () => {
    const asks = (asked += 1);
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(asks, resolve);
      setTimeout(() => resolve(undefined), METRICS_MAX_MS).unref();
      say({ asks });
    });
    waiting.delete(asks);
    if (text === undefined)
      throw new HttpError(503, "no_metrics", "The figures of all workers cannot be had just now.");
    return text;
  };
}
