// What to do after RAWG has said that its own count of the month is used up: its month may begin on another day than
// ours, so one question tries from time to time, after pauses that grow.
import type { Pause, PauseRecord } from "#server/limits/pause-record.ts";

const PAUSE_MS = 60 * 60_000;
const PAUSE_MAX_MS = 24 * 60 * 60_000;
/** So much of a pause is left to chance, so that many servers with one key do not try at the same moment. */
const JITTER = 0.25;
/** While one question tries, the others wait for what it learns; if it learns nothing, another may. */
const TRYING_MS = 60_000;

export type RefusalsOptions = { record: PauseRecord; now: () => number; random?: () => number };

export function createRefusals({ record, now, random = Math.random }: RefusalsOptions) {
  /** A pause from the far future was written by a clock that has jumped back since. */
  const isPausing = ({ until }: Pause) => now() < until && until - now() <= PAUSE_MAX_MS;

  return {
    /** May RAWG be asked? */
    mayAsk: async (): Promise<boolean> => {
      const pause = await record.read();
      return pause === undefined || !isPausing(pause);
    },
    /** As `mayAsk`, by a question that is about to be asked: after a pause it is the only one that may. */
    enter: async (): Promise<boolean> => {
      const pause = await record.read();
      if (pause === undefined) return true;
      if (isPausing(pause)) return false;
      const isFirst = await record.replace(pause, { ...pause, until: now() + TRYING_MS, isTrying: true });
      return isFirst || (await record.read()) === undefined;
    },
    /** RAWG said so. What was under way at the same time says it again, which tells nothing new. */
    refused: async (): Promise<void> => {
      const last = await record.read();
      if (last !== undefined && isPausing(last) && !last.isTrying) return;
      const tries = (last?.tries ?? 0) + 1;
      const pauseMs = Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - 1)) * (1 - JITTER * random());
      await record.replace(last, { until: now() + Math.round(pauseMs), tries, isTrying: false });
    },
    /** RAWG answered: its month has begun. */
    answered: async (): Promise<void> => {
      const last = await record.read();
      if (last !== undefined) await record.replace(last, undefined);
    },
  };
}
