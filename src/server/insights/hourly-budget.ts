// How often providers may be asked: a number of calls in any sixty minutes. Retries are calls too.

const WINDOW_MS = 60 * 60_000;

export type HourlyBudget = ReturnType<typeof createHourlyBudget>;

/** `limit` calls an hour. `now` is a clock in milliseconds that never goes back. */
export function createHourlyBudget(limit: number, now: () => number = () => performance.now()) {
  let calls: number[] = [];
  const used = () => {
    const since = now() - WINDOW_MS;
    calls = calls.filter((at) => at > since);
    return calls.length;
  };
  return {
    limit,
    used,
    /** Counts a call that is about to be made; false when it must not be. */
    take: (): boolean => {
      if (used() >= limit) return false;
      calls.push(now());
      return true;
    },
  };
}
