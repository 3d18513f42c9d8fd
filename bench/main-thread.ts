// What the page's main thread does while something happens, from Chromium's own trace: how long its tasks are by the
// clock, and by the processor's time, which another program on the machine does not lengthen.
import type { Browser, Page } from "@playwright/test";

const LONG_MS = 50;
const US_PER_MS = 1000;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds by the clock and by the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type Tasks = {
  /** Longer than 50 ms. */
  longByClock: number;
  longByProcessor: number;
  longestByClockMs: number;
  longestByProcessorMs: number;
  /** All tasks together. */
  processorMs: number;
};

/** The tasks of the main thread that had most to do: the page's. */
function tasksOf(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const { name, pid, tid, args } of traceEvents) {
    if (name === "thread_name" && args?.name === "CrRendererMain") threads.set(`${pid} ${tid}`, []);
  }
  for (const event of traceEvents) {
    if (event.name === "RunTask" && event.ph === "X") threads.get(`${event.pid} ${event.tid}`)?.push(event);
  }
  return [...threads.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Traces the page while `action` runs. */
export async function watchMainThread(page: Page, action: () => Promise<unknown>): Promise<Tasks> {
  const browser = page.context().browser() as Browser; // The context was made by a browser that runs.
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await action();
  const tasks = tasksOf(await browser.stopTracing());
  const [clock, processor] = [tasks.map(({ dur = 0 }) => dur), tasks.map(({ tdur = 0 }) => tdur)].map((times) =>
    times.map((time) => time / US_PER_MS),
  ) as [number[], number[]]; // Two lists are mapped to two.
  return {
    longByClock: clock.filter((ms) => ms > LONG_MS).length,
    longByProcessor: processor.filter((ms) => ms > LONG_MS).length,
    longestByClockMs: Math.max(0, ...clock),
    longestByProcessorMs: Math.max(0, ...processor),
    processorMs: processor.reduce((sum, ms) => sum + ms, 0),
  };
}
