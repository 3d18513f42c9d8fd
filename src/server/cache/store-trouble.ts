// A word for what is wrong with a place of files; an error itself may carry more than a log should have.

/** The answer's status or the code of a broken connection: an error of the client may carry what was answered. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === "number") return String(status);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "TIMEOUT";
  return typeof code === "string" && /^[A-Z_]{2,40}$/.test(code) ? code : "CONNECTION";
}
