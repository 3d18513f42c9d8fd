// What a visitor reads when there are no insights.

const NOTHING_WRITTEN =
  "La IA no pudo generar análisis para este juego. Intenta con otro juego o verifica tu conexión.";
const NO_CONNECTION = "Error al conectar con la IA";

export const FAILURE_HINT =
  "Too little may be known about this game, the connection may have failed, or the API key in the environment file may not be valid.";

/** `message` is the error's own, empty when it has none. */
export function failureWords(message: string): string {
  if (message.includes("no generó")) return NOTHING_WRITTEN;
  return message === "" ? NO_CONNECTION : message;
}

/** By the code of the failure. None of them is the provider's own: that is for whoever runs the site. */
const REASONS: Readonly<Record<string, string>> = {
  budget: "The AI has been asked as often as this hour allows.",
  provider_status: "The AI is busy at the moment.",
  provider_refused: "The AI is not available at the moment.",
  provider_answer: "The answer of the AI could not be read.",
  provider_unreachable: "The AI could not be reached.",
  provider_timeout: "The AI took too long to answer.",
};
const NO_REASON = "The AI did not answer.";

/** Why the catalogue speaks where a model should have, in a plain sentence, and that it does. */
export function standInWords(code: string): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return `${reason ?? NO_REASON} These recommendations and tricks are the catalogue's own.`;
}
