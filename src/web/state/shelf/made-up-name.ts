/** A name that nothing else has; without `randomUUID`, which only pages over TLS have. */
export const madeUpName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
