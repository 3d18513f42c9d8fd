// Whose turn it is, of all servers on one PostgreSQL, to do what one alone should: take in a source's games, or build for all.
// It is a lock of PostgreSQL's that belongs to a connection: it ends with the process, however that ends, and another one has it a
// moment later. PostgreSQL itself ends a connection on which nothing came for a while, so that a process that stands still,
// or that the network has lost, does not keep it.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { lockOf } from "./locks.ts";
import { askOver, type Postgres } from "./postgres.ts";

const BEAT_MS = 1000;
const SILENCE_MAX_MS = 20_000;

export type Turn = {
  /** Is it this process's just now? */
  isHeld: () => boolean;
  /**
   * Runs `work` each time it becomes this process's turn, until `until` fires. The signal that `work` is given fires when the
   * turn is lost, or at `until`: another process may have the turn a moment later, and `work` has to end by itself.
   */
  whileMine: (work: (mine: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
  /** Gives it up for good: whoever waits has it next. */
  close: () => Promise<void>;
};

export type TurnOptions = {
  /** How often it is tried for, and how often whoever has it says that it is there. */
  beatMs?: number;
  /** A connection on which nothing came for so long is ended by PostgreSQL. */
  silenceMaxMs?: number;
};

/** Resolves when `signal` fires. */
const fired = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Tries for the turn to do what is called `of` from now on, for as long as PostgreSQL is there and whenever it is there again. */
export function createTurn(
  postgres: Pick<Postgres, "connect">,
  of: string,
  { beatMs = BEAT_MS, silenceMaxMs = SILENCE_MAX_MS }: TurnOptions = {},
): Turn {
  const closing = new AbortController();
  let mine: AbortController | undefined;
  let given = Promise.withResolvers<AbortSignal>();

  const lose = (): void => {
    mine?.abort();
    mine = undefined;
  };

  /** Tries for it over `client`, and has it then, until the connection ends. */
  const holdOver = async (client: Client): Promise<void> => {
    // Answers that do not come are as bad as a connection that has ended.
    const ask = askOver(client, Math.max(beatMs, silenceMaxMs / 2));
    const ended = new AbortController();
    client.once("end", () => {
      ended.abort();
      lose();
    });
    await ask(`SET idle_session_timeout = ${silenceMaxMs}`);
    const rest = AbortSignal.any([ended.signal, closing.signal]);
    while (!rest.aborted) {
      const statement =
        mine === undefined ? "SELECT pg_try_advisory_lock($1, $2) AS is_given" : "SELECT true AS is_given";
      const [row] = await ask(statement, mine === undefined ? lockOf(`turn ${of}`) : []);
      if (mine === undefined && row?.["is_given"] === true && !rest.aborted) {
        mine = new AbortController();
        given.resolve(mine.signal);
        given = Promise.withResolvers();
      }
      await sleep(beatMs, undefined, { signal: rest, ref: false }).catch(() => undefined);
    }
  };

  const hold = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      let client: Client | undefined;
      try {
        client = await postgres.connect();
        await holdOver(client);
      } catch {
        // It is not there, which the log has heard of; it is tried again.
      }
      lose();
      // A connection that hangs is not waited for.
      void client?.end().catch(() => undefined);
      await sleep(beatMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const held = hold();

  return {
    isHeld: () => mine !== undefined,
    whileMine: async (work, until) => {
      while (!until.aborted) {
        const turn = mine?.signal ?? (await Promise.race([given.promise, fired(until)]));
        if (turn === undefined || until.aborted) return;
        const signal = AbortSignal.any([turn, until]);
        await work(signal);
        await fired(signal);
      }
    },
    close: async () => {
      closing.abort();
      await held;
    },
  };
}
