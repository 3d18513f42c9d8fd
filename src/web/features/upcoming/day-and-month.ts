import type { Release } from "#shared/write-release.ts";
import { LANGUAGE } from "#web/lib/language.ts";

const format = new Intl.DateTimeFormat(LANGUAGE, { day: "numeric", month: "short", timeZone: "UTC" });

/** "Mar 12"; empty where the day is not known. */
export function dayAndMonth({ released, released_precision: precision }: Release): string {
  if (released === null || precision !== undefined) return "";
  const date = new Date(`${released}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}
