// Why there is no insight. The messages are shown to visitors where there is nothing else to show, and to the operator in
// the log; none of them ever holds a key.

const STATUS = {
  not_found: 404,
  no_provider: 503,
  /** The hour's calls are used up. */
  budget: 503,
  /** Busy or broken: another time it may answer. */
  provider_status: 502,
  /** It does not take the question: a wrong key, no credit, no such model. Asking again changes nothing. */
  provider_refused: 502,
  provider_answer: 502,
  provider_unreachable: 502,
  provider_timeout: 504,
  internal: 500,
};
export type InsightErrorCode = keyof typeof STATUS;

/** Failures that may be over when the same question is asked again. */
const PASSING: ReadonlySet<InsightErrorCode> = new Set([
  "provider_status",
  "provider_answer",
  "provider_unreachable",
  "provider_timeout",
  "internal",
]);
/** Client errors that say "later" and not "never": time-out, too early, too many. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export const MESSAGES = {
  not_found: "This game does not exist.",
  no_provider: "No se encontró ningún proveedor de IA configurado...",
  budget: "The AI has been asked as often as this hour allows. Try again later.",
  /** Whatever went wrong between this server and the provider's. */
  unreachable: "Error al conectar con la IA",
} as const;

/** For the operator's eyes, and for those who decide what comes next. */
export type InsightErrorDetails = {
  /** When it makes sense to ask again, in milliseconds from now; undefined where it makes none. */
  retryAfterMs?: number;
  /** What to do about it. */
  hint?: string;
  cause?: unknown;
};

/** `code` is for programs, the message for people. */
export class InsightError extends Error {
  override readonly name = "InsightError";
  readonly code: InsightErrorCode;
  readonly retryAfterMs: number | undefined;
  readonly hint: string | undefined;
  constructor(code: InsightErrorCode, message: string, { retryAfterMs, hint, cause }: InsightErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.hint = hint;
  }
}

/** May the same question succeed another time? */
export function isPassing(code: InsightErrorCode): boolean {
  return PASSING.has(code);
}

/** What a provider's HTTP status says about asking it again. */
export function codeOfStatus(status: number): "provider_status" | "provider_refused" {
  return status >= 500 || PASSING_STATUSES.has(status) ? "provider_status" : "provider_refused";
}

/** The HTTP status that says the same as `code`; 500 for one that is not known. */
export function statusOf(code: string): number {
  return Object.entries(STATUS).find(([known]) => known === code)?.[1] ?? STATUS.internal;
}
