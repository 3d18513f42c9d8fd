// What entries are called that are worked out, in the language of this build.
import { computedTerm } from "#shared/catalogue/computed-terms.ts";
import { LANGUAGE } from "./language.ts";
import { t } from "./t.ts";

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;
const COMPUTED: Readonly<Record<string, string>> = {
  upcoming: t("filters.upcoming"),
  out: t("filters.out"),
  "little-known": t("filters.littleKnown"),
};

/** What an entry is called that is worked out: "Upcoming", "March 2027"; undefined for any other. */
export function computedWords(group: string, slug: string): string | undefined {
  const term = computedTerm(group, slug);
  if (term === undefined || t("language") === "en") return term?.name;
  return COMPUTED[slug] ?? new Date(`${slug}-01T00:00:00Z`).toLocaleDateString(LANGUAGE, MONTH);
}
