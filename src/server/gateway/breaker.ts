// Stops asking a service that keeps failing, and lets one question through from time to time to see whether it is back.
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType, type IBackoff } from "cockatiel";
import { isTransient, pausedError, UpstreamError } from "./upstream-error.ts";

const FAILURES_MAX = 5;
const PAUSE_MS = 5000;
const PAUSE_MAX_MS = 60_000;

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Counts transient failures; whatever else comes of a question tells that the service works. `elapsed` are milliseconds by
 * a clock that nobody sets.
 */
export function createBreaker(elapsed = () => performance.now()) {
  let pausedUntil = -Infinity;
  const isPauseOver = () => elapsed() >= pausedUntil;

  /** Pauses that double. The package compares their length with the wall clock; these end by one that never jumps. */
  const begin = (lengthMs: number): IBackoff<unknown> => {
    pausedUntil = elapsed() + lengthMs;
    return {
      get duration() {
        return isPauseOver() ? -Infinity : Infinity;
      },
      next: () => begin(Math.min(PAUSE_MAX_MS, 2 * lengthMs)),
    };
  };
  const failures = new ConsecutiveBreaker(FAILURES_MAX);
  const circuit = circuitBreaker(handleType(UpstreamError, isTransient), {
    breaker: failures,
    halfOpenAfter: { next: () => begin(PAUSE_MS) },
  });

  /** Questions at this moment are refused: there is a pause, or one is out to see whether it may end. */
  const isRefusing = () =>
    circuit.state === CircuitState.Open ? !isPauseOver() : circuit.state !== CircuitState.Closed;

  return {
    isRefusing,
    /** Asks with `ask`. Rejects as that does, or as `paused` without asking; after a pause only one may ask. */
    run: async <T>(ask: () => Promise<T>): Promise<T> => {
      // The package would have others wait for the one that is out; visitors are better off with what is kept.
      if (isRefusing()) throw pausedError();
      return await circuit.execute(ask);
    },
    /** Questions are left without an answer: pauses as after failures, before they have come to their end. */
    trip: async (): Promise<void> => {
      if (circuit.state !== CircuitState.Closed) return;
      failures.state = FAILURES_MAX - 1;
      await circuit.execute(() => Promise.reject(new UpstreamError("timeout", "RAWG hangs"))).catch(() => undefined);
    },
    /** Asks nothing for this long, because the service said so. */
    pauseFor: (durationMs: number): void => {
      const held = circuit.isolate();
      const timer: NodeJS.Timeout | number = setTimeout(() => held.dispose(), durationMs);
      // A browser's timers are numbers, which hold nothing up.
      if (typeof timer !== "number") timer.unref();
    },
    isPaused: (): boolean => circuit.state !== CircuitState.Closed,
  };
}
