// Why there is no insight. The messages are shown to visitors; none of them ever holds a key.

const STATUS = {
  not_found: 404,
  no_provider: 503,
  budget: 503,
  provider_status: 502,
  provider_answer: 502,
  provider_unreachable: 502,
  provider_timeout: 504,
  internal: 500,
};
export type InsightErrorCode = keyof typeof STATUS;

export const MESSAGES = {
  not_found: "This game does not exist.",
  no_provider: "No se encontró ningún proveedor de IA configurado...",
  budget: "The AI has been asked as often as this hour allows. Try again later.",
  /** Whatever went wrong between this server and the provider's. */
  unreachable: "Error al conectar con la IA",
} as const;

/** `code` is for programs, the message for visitors. */
export class InsightError extends Error {
  override readonly name = "InsightError";
  readonly code: InsightErrorCode;
  constructor(code: InsightErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The HTTP status that says the same as `code`; 500 for one that is not known. */
export function statusOf(code: string): number {
  return Object.entries(STATUS).find(([known]) => known === code)?.[1] ?? STATUS.internal;
}
