// What a visitor reads when there are no insights.
import { t } from "#web/lib/t.ts";

const NOTHING_WRITTEN =
  "La IA no pudo generar análisis para este juego. Intenta con otro juego o verifica tu conexión.";
const NO_CONNECTION = "Error al conectar con la IA";

export const FAILURE_HINT = t("insights.failureHint");

/** What the server says of itself is in English, and no code comes as far as here: its words say which they are. */
const SERVER_WORDS: ReadonlyMap<string, string> = new Map([
  ["This game does not exist.", t("insights.noGame")],
  ["The AI has been asked as often as this hour allows. Try again later.", t("insights.budgetLater")],
  ["The AI did not generate a response with the expected structure", t("insights.wrongStructure")],
  ["Something went wrong on the server. Try again later.", t("insights.internal")],
]);
const INVALID_DATA = "The AI did not generate valid data. Response received: ";
const API_ERROR = "AI API error: ";
const TOO_MANY_REQUESTS = /^Too many requests\. Try again in (\d+) (second|minute)s?\.$/;

/** The server's words in the language of the interface, with other people's in them as they came. */
function ownWords(message: string): string {
  if (message.startsWith(INVALID_DATA))
    return t("insights.invalidData", { answer: message.slice(INVALID_DATA.length) });
  if (message.startsWith(API_ERROR)) return t("insights.apiError", { answer: message.slice(API_ERROR.length) });
  const [, count, unit] = TOO_MANY_REQUESTS.exec(message) ?? [];
  if (count !== undefined && unit !== undefined)
    return unit === "minute"
      ? t("insights.tooManyMinutes", { count: Number(count) })
      : t("insights.tooManySeconds", { count: Number(count) });
  return SERVER_WORDS.get(message) ?? message;
}

/** `message` is the error's own, empty when it has none. */
export function failureWords(message: string): string {
  if (message.includes("no generó")) return NOTHING_WRITTEN;
  return message === "" ? NO_CONNECTION : ownWords(message);
}

/** By the code of the failure. None of them is the provider's own: that is for whoever runs the site. */
const REASONS: Readonly<Record<string, string>> = {
  budget: t("insights.budget"),
  provider_status: t("insights.busy"),
  provider_refused: t("insights.refused"),
  provider_answer: t("insights.unreadable"),
  provider_unreachable: t("insights.unreachable"),
  provider_timeout: t("insights.timeout"),
};

/** Why the catalogue speaks where a model should have, in a plain sentence, and that it does. */
export function standInWords(code: string): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return `${reason ?? t("insights.noReason")} ${t("insights.standIn")}`;
}
