// A store of answers that is reached over a network: every question and every answer is a while on its way.
import { setTimeout as sleep } from "node:timers/promises";
import type { KeptAnswers } from "../../src/server/cache/kept-answers.ts";

/** `store`, reached in up to `maxMs` milliseconds, and as long back. */
export function distant(store: KeptAnswers, maxMs = 5): KeptAnswers {
  const far = async <T>(step: () => Promise<T>): Promise<T> => {
    await sleep(Math.random() * maxMs);
    const done = await step();
    await sleep(Math.random() * maxMs);
    return done;
  };
  return {
    get: (key) => far(() => store.get(key)),
    set: (key, entry) => far(() => store.set(key, entry)),
    usedBytes: () => far(() => store.usedBytes()),
  };
}
