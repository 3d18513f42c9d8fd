// What is said of a shelf that is kept in step.
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { SyncProblem, type SyncTrouble } from "#web/state/sync/sync-problem.ts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export const TROUBLE_WORDS: Readonly<Record<SyncTrouble, string>> = {
  away: t("sync.noConnection"),
  gone: t("sync.gone"),
  unreadable: t("sync.unreadable"),
  newer: t("sync.newer"),
  tooLarge: t("sync.tooLarge"),
  noRoom: t("sync.noRoom"),
  unkept: t("sync.unkept"),
};

/** What went wrong when a code was made, joined or forgotten. */
export function wordsForFailure(error: unknown): string {
  return TROUBLE_WORDS[error instanceof SyncProblem ? error.trouble : "away"];
}

/** How long ago `at` is, in words. */
export function timeSince(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return t("sync.moment");
  const format = new Intl.RelativeTimeFormat(LANGUAGE);
  if (minutes < HOUR_MINUTES) return format.format(-minutes, "minute");
  return format.format(-Math.floor(minutes / HOUR_MINUTES), "hour");
}
