// Who has just failed is left alone for a while: the next visitors get what the catalogue knows at once instead of waiting
// for the same failure, and the provider gets time to recover.
import { LRUCache } from "lru-cache";
import { InsightError, isPassing } from "./insight-error.ts";

const PAUSE_MS = 15_000;
const PAUSE_MAX_MS = 300_000;
const PAUSES_MAX = 1000;

type Pause = { error: InsightError; until: number; ms: number };

export type ProviderPauses = ReturnType<typeof createProviderPauses>;

/** Pauses by key: a provider, or one game at a provider. `clock` never jumps, in milliseconds. */
export function createProviderPauses(clock: () => number = () => performance.now()) {
  const pauses = new LRUCache<string, Pause>({ max: PAUSES_MAX });
  return {
    /** Why `key` is not asked now, with the time until it may be; undefined when it may. */
    current: (key: string): InsightError | undefined => {
      const pause = pauses.get(key);
      const left = (pause?.until ?? 0) - clock();
      if (pause === undefined || left <= 0) return undefined;
      const { code, message, hint } = pause.error;
      return new InsightError(code, message, {
        ...(hint === undefined ? {} : { hint }),
        ...(isPassing(code) ? { retryAfterMs: left } : {}),
      });
    },
    /**
     * `key` has failed: it pauses for as long as it asked for, or twice as long as a moment ago. What passes by itself
     * is tried again soon, what a person has to mend is not.
     */
    failed: (key: string, error: InsightError): void => {
      const last = pauses.get(key);
      // Questions that were under way together fail together; that is one failure.
      if (last !== undefined && last.until > clock()) return;
      const isAgain = last !== undefined && clock() - last.until < PAUSE_MAX_MS;
      const grown = isAgain ? last.ms * 2 : PAUSE_MS;
      const ms = Math.min(
        PAUSE_MAX_MS,
        isPassing(error.code) ? Math.max(grown, error.retryAfterMs ?? 0) : PAUSE_MAX_MS,
      );
      pauses.set(key, { error, until: clock() + ms, ms });
    },
    worked: (key: string): void => void pauses.delete(key),
  };
}
