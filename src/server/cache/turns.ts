// The port of whoever makes what is costly once, though several processes are asked for it. A turn ends by itself when its
// process does, and its fence tells what was made in it from what was made in a later one.
import { setTimeout as sleep } from "node:timers/promises";

/** How often somebody who waits for another's answer looks whether it is there. */
const LOOK_AGAIN_MS = 50;

/** `fence` grows from turn to turn of a key; there is none where nobody else has turns. */
export type Turn = { fence: number | undefined; end: () => Promise<void> };

export interface Turns {
  /** A turn at `key`, or undefined while somebody else has it. It never rejects: where nobody can be asked, it is given. */
  take(key: string): Promise<Turn | undefined>;
}

/** For a process that shares with nobody: whoever asks has the turn. */
export const OWN_TURNS: Turns = { take: async () => ({ fence: undefined, end: async () => undefined }) };

/**
 * The turn at `key`, which must be ended, or what `look` finds: it is looked again once the turn is there, and now and then
 * while another has it. Rejects with the reason of `signal`.
 */
export async function answerOrTurn<T>(
  turns: Turns,
  key: string,
  { look, signal }: { look: () => Promise<T | undefined>; signal?: AbortSignal },
): Promise<{ answer: T } | { turn: Turn }> {
  for (;;) {
    const turn = await turns.take(key);
    const answer = await look();
    if (answer !== undefined) {
      await turn?.end();
      return { answer };
    }
    if (turn !== undefined) return { turn };
    await sleep(LOOK_AGAIN_MS, undefined, signal === undefined ? {} : { signal });
  }
}
