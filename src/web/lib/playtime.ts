import { t } from "./t.ts";

/** How long a game takes, in words; 0 hours are not known. */
export function playtimeText(hours: number): string {
  return hours <= 0 ? t("cards.notAvailable") : t("cards.hours", { hours });
}
