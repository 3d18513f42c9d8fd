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
