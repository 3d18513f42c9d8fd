import { Sparkles } from "lucide-react";
import type { ShownInsight } from "#shared/insights/events.ts";
import { INSIGHT_SECTIONS } from "#shared/insights/insight.ts";
import { t } from "#web/lib/t.ts";
import styles from "./insights-panel.module.css";

/** Which part the catalogue filled in, and whether its tricks are those of the genre. */
const FILLED: ReadonlyMap<string, string> = new Map([
  ["recommendations", t("insights.filledRecommendations")],
  ["tricks", t("insights.filledTricks")],
  ["tricks general", t("insights.filledGeneralTricks")],
  ["recommendations tricks", t("insights.filledBoth")],
  ["recommendations tricks general", t("insights.filledBothGeneral")],
]);

function filledOf({ filled, hasGeneralTricks }: ShownInsight): string | undefined {
  const sections = INSIGHT_SECTIONS.filter((section) => filled.includes(section));
  const isGeneral = hasGeneralTricks && filled.includes("tricks");
  return FILLED.get([...sections, ...(isGeneral ? ["general"] : [])].join(" "));
}

/** Where the words come from, in one line: who wrote them, and which part the catalogue filled in. */
export function provenanceOf(insight: ShownInsight): string {
  const { source } = insight;
  const [first, second] =
    source.kind === "catalogue"
      ? [t("insights.fromCatalogue"), insight.hasGeneralTricks ? t("insights.generalTricks") : undefined]
      : [t("insights.writtenBy", { model: source.model }), filledOf(insight)];
  return second === undefined ? first : `${first} · ${second}`;
}

/** Holds its line while nothing is known yet. */
export function Provenance({ insight }: { insight: ShownInsight | undefined }) {
  return (
    <p className={styles.provenance}>
      <Sparkles size={14} aria-hidden="true" />
      {insight === undefined ? "" : provenanceOf(insight)}
    </p>
  );
}
