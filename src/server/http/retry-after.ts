/**
 * Milliseconds that a `Retry-After` header asks to wait, in seconds or as a date (RFC 9110, 10.2.3); undefined where it
 * says neither.
 */
export function readRetryAfter(text: string | null | undefined): number | undefined {
  if (text === undefined || text === null) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
