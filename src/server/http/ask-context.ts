// On whose behalf a question is asked. It is handed on with every question, so that whatever costs money knows whose it
// is, and whoever waits knows when nobody listens any more.

export type AskContext = {
  /** Whose share of metered calls is spent, see `clientAddress`. Undefined: the server's own work, or the operator's. */
  client: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** Of work that no request has caused: the start, the operator's programs. */
export const NO_CLIENT: AskContext = { client: undefined, signal: new AbortController().signal };
