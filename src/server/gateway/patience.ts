// How long visitors wait for RAWG. One question may take its time; when a second one is left without an answer as well,
// RAWG hangs, and nobody waits until it answers again.

/** Longer than RAWG takes as a rule. With the time it takes to notice, a visitor waits less than a second. */
const WAIT_MS = 750;
/** A RAWG that is slow as a whole is waited for so many times as long as it takes. */
const SLOWNESS_FACTOR = 1.5;
/** Of the usual time, so much is the last answer's. A single straggler counts for little. */
const LAST_SHARE = 0.3;
const COUNTED_MAX_MS = 2000;
const TICK_MS = 50;
/** So many questions without an answer tell that RAWG hangs, and not only a question; or one for which two have waited. */
const SILENT_MAX = 2;

type Waiter = { since: number; isFirst: boolean; giveUp: () => void };

export type PatienceOptions = {
  /** Nobody waits longer than this, in milliseconds. */
  timeoutMs: number;
  /** What those who give up are told. */
  makeError: () => Error;
};

export type Patience = ReturnType<typeof createPatience>;

/** Keeps count of what RAWG is asked and of who waits for it. */
export function createPatience({ timeoutMs, makeError }: PatienceOptions) {
  const underWay = new Set<{ since: number }>();
  const waiters = new Set<Waiter>();
  let timeouts = 0;
  let hasGivenUp = false;
  let lastAnswerAt = 0;
  let usualMs: number | undefined;
  // Time stands still while this process is too busy to listen: that is not RAWG's silence.
  let clockMs = 0;
  let tickedAt = 0;
  let ticking: NodeJS.Timeout | undefined;

  const waitMs = () => Math.min(timeoutMs, Math.max(WAIT_MS, SLOWNESS_FACTOR * (usualMs ?? 0)));
  const silenceOf = ({ since }: { since: number }) => clockMs - Math.max(since, lastAnswerAt);
  const isSilent = (asked: { since: number }) => silenceOf(asked) >= waitMs();
  const silent = () => timeouts + [...underWay].filter(isSilent).length;
  const isHanging = () => {
    const count = silent();
    return count >= SILENT_MAX || (count > 0 && hasGivenUp);
  };

  const tick = () => {
    const time = performance.now();
    clockMs += Math.min(time - tickedAt, 2 * TICK_MS);
    tickedAt = time;
    const isWaitedInVain = isHanging();
    for (const waiter of waiters) {
      if (isWaitedInVain || (!waiter.isFirst && isSilent(waiter))) waiter.giveUp();
    }
    if (underWay.size > 0 || waiters.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
  const startTicking = () => {
    if (ticking !== undefined) return;
    tickedAt = performance.now();
    ticking = setInterval(tick, TICK_MS).unref();
  };

  return {
    /** Is RAWG silent, whoever asks? */
    isHanging,
    /** Notes a question; the function it gives is told how it went: `answered` by whatever answer, `silent` by none. */
    asked: (): ((outcome: "answered" | "silent" | "failed") => void) => {
      startTicking();
      const question = { since: clockMs };
      const began = performance.now();
      underWay.add(question);
      return (outcome) => {
        underWay.delete(question);
        if (outcome === "silent") timeouts += 1;
        if (outcome !== "answered") return;
        timeouts = 0;
        hasGivenUp = false;
        lastAnswerAt = clockMs;
        const tookMs = Math.min(COUNTED_MAX_MS, performance.now() - began);
        usualMs = usualMs === undefined ? tookMs : usualMs + LAST_SHARE * (tookMs - usualMs);
      };
    },
    /** `made`, or a rejection when that takes too long: the first who waits may wait to the end, others a moment. */
    waitFor: async <T>(made: Promise<T>): Promise<T> => {
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      const isFirst = waiters.size === 0 && silent() === 0;
      const giveUp = () => {
        hasGivenUp ||= silent() > 0;
        reject(makeError());
      };
      const waiter: Waiter = { since: clockMs, isFirst, giveUp };
      // In the next turn: what is refused at once, or is there already, comes first.
      if (isHanging()) setImmediate(() => reject(makeError()));
      startTicking();
      waiters.add(waiter);
      try {
        return await Promise.race([made, givenUp]);
      } finally {
        waiters.delete(waiter);
      }
    },
  };
}
