// What workers and the process that has started them say to each other.
import { z } from "zod";

export const FromWorkerSchema = z.union([
  /** It listens. */
  z.object({ serves: z.literal(true) }),
  /** Somebody wants to have the figures of all. */
  z.object({ asks: z.int() }),
  /** Its own figures, a list for each of its registries, as prom-client writes them. */
  z.object({ collected: z.int(), figures: z.array(z.array(z.unknown())) }),
]);
export type FromWorker = z.infer<typeof FromWorkerSchema>;

export const ToWorkerSchema = z.union([
  z.object({ collect: z.int() }),
  /** The figures of all, for whoever asked. */
  z.object({ told: z.int(), text: z.string() }),
]);
export type ToWorker = z.infer<typeof ToWorkerSchema>;
