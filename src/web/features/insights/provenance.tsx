import { Sparkles } from "lucide-react";
import type { ShownInsight } from "#shared/insights/events.ts";
import styles from "./insights-panel.module.css";

/** Where the words come from, in one line: who wrote them, and which part the catalogue filled in. */
export function provenanceOf({ source, filled, hasGeneralTricks }: ShownInsight): string {
  const general = "general tricks of its genre";
  if (source.kind === "catalogue") return `From the bundled catalogue${hasGeneralTricks ? ` · ${general}` : ""}`;
  const parts = filled.map((section) => (section === "tricks" && hasGeneralTricks ? general : section));
  const note = parts.length === 0 ? "" : ` · ${parts.join(" and ")} from the bundled catalogue`;
  return `Written by ${source.model}${note}`;
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
