// What is wrong when PostgreSQL does not do what it is asked, in words that may be logged: no address, no password.
import { DatabaseError } from "pg";

/** Classes of PostgreSQL's own codes that say that it cannot be used just now, whatever it is asked. */
const AWAY_CLASSES = new Set([
  "08", // connections
  "28", // who asks
  "3D", // no such database
  "53", // no room, too many connections
  "57", // shutting down, starting
  "58", // its disk
]);
/** It is a copy that may only be read: another one has taken its place, or will. */
const READ_ONLY = "25006";

/** A word for metrics: a code of PostgreSQL or of the system, `TIMEOUT` or `CONNECTION`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "CONNECTION";
  if (/timeout/i.test(error.message)) return "TIMEOUT";
  const code = "code" in error ? String(error.code) : "";
  return /^[A-Z0-9_]{4,30}$/.test(code) ? code : "CONNECTION";
}

/** PostgreSQL cannot be used: whoever asked goes on without it. */
export class DatabaseAwayError extends Error {
  override name = "DatabaseAwayError";
  readonly why: string;

  constructor(error: unknown) {
    const why = codeOf(error);
    super(`PostgreSQL is not there (${why}${error instanceof DatabaseError ? `: ${error.message}` : ""})`);
    this.why = why;
  }
}

/** The error itself where PostgreSQL refuses what it was asked, else one that says that it is not there. */
export function troubleOf(error: unknown): unknown {
  if (error instanceof DatabaseAwayError) return error;
  if (!(error instanceof DatabaseError)) return new DatabaseAwayError(error);
  const isAway = AWAY_CLASSES.has(error.code?.slice(0, 2) ?? "") || error.code === READ_ONLY;
  return isAway ? new DatabaseAwayError(error) : error;
}
