// What the server's code uses of `node:timers/promises`, where there is no Node; the build puts it in that one's place.

/** Resolves with `value` after `delayMs`; rejects once `signal` is aborted. */
export async function setTimeout<T>(
  delayMs: number,
  value?: T,
  options: { signal?: AbortSignal } = {},
): Promise<T | undefined> {
  const { signal } = options;
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<T | undefined>();
  const timer = globalThis.setTimeout(() => resolve(value), delayMs);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
