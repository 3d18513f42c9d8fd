// How a feed asks its source over the network. Whoever puts the server together gives it, with the key, the budget and
// the patience that belong to it: a feed knows none of them.

/**
 * Asks `path?query` and gives the JSON that comes back, `null` for a 404. Rejects when the source cannot be asked; where
 * the error has `retryAfterMs`, that is how long it will stay so, and where it has `isTold`, the log has a line of it.
 */
export type Ask = (path: string, query: string) => Promise<unknown>;

/** `made`, or undefined as soon as `signal` is aborted: whatever was asked is not waited for then. */
export async function untilAborted<T>(made: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  signal.addEventListener("abort", end, { once: true });
  // A failure that nobody waits for any more is nobody's.
  made.catch(() => undefined);
  try {
    return await Promise.race([made, aborted]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** How long the source said that it would not answer, in milliseconds. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("retryAfterMs" in error)) return undefined;
  return typeof error.retryAfterMs === "number" ? error.retryAfterMs : undefined;
}

/** Has whoever asked told the log already what went wrong? */
export function isTold(error: unknown): boolean {
  return error instanceof Error && "isTold" in error && error.isTold === true;
}
