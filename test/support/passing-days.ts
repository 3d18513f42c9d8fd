// Time that passes when somebody waits, and then at once: a wait of an hour takes no longer than what happens in it. For
// whatever asks one thing at a time; what is due in between happens at its moment, however long it takes really.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../../src/server/sources/clock.ts";

type Due = { at: number; happens: () => unknown };

export type PassingDays = Clock & {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Something that happens `ms` from now. Waits are held up until it has. */
  after: (ms: number, happens: Due["happens"]) => void;
};

/** Days from `begin` on, in milliseconds since 1970. */
export function createPassingDays(begin: number): PassingDays {
  let at = begin;
  const dues: Due[] = [];

  const takeNext = (until: number): Due | undefined => {
    const next = dues.toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined || next.at > until) return undefined;
    dues.splice(dues.indexOf(next), 1);
    return next;
  };

  return {
    now: () => at,
    elapsed: () => at - begin,
    after: (ms, happens) => void dues.push({ at: at + ms, happens }),
    sleep: async (ms, signal) => {
      const end = at + ms;
      // What else goes on has its turn, however short the wait is.
      await nextTurn();
      for (let next = takeNext(end); next !== undefined; next = takeNext(end)) {
        at = Math.max(at, next.at);
        await next.happens();
      }
      at = end;
      signal.throwIfAborted();
    },
  };
}
