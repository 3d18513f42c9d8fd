// The inside of the filter sidebar, whether it stands beside the grid or covers it.
import { t } from "#web/lib/t.ts";
import { RotateCcw, X } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { countOfGames } from "#web/lib/count-games.ts";
import { hasFilters } from "#web/lib/filter-values.ts";
import { stopNarrowing } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { BasicFilters } from "./basic-filters.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import { LazyMarkFilters } from "./lazy-mark-filters.tsx";
import styles from "./filter-panel.module.css";

// The lookup lists weigh as much as the rest of the sidebar and most visits never open them.
const AdvancedFilters = lazy(async () => ({ default: (await import("./advanced-filters.tsx")).AdvancedFilters }));

export type SearchMode = "basic" | "advanced";

const MODES = [
  { id: "basic", label: t("filters.basic") },
  { id: "advanced", label: t("filters.advanced") },
] as const;

export type FilterPanelProps = FilterFormProps & {
  mode: SearchMode;
  onModeChange: (mode: SearchMode) => void;
  /** How many games the list behind the panel has; undefined while that is not known, and where the list is in sight. */
  count: number | undefined;
  /** Asks for the list again; resolves when it has arrived. */
  onApply: () => Promise<unknown>;
  onReset: () => void;
  onClose: () => void;
};

export function FilterPanel(props: FilterPanelProps) {
  const { filters, onChange, search, within, mode, onModeChange, count, onApply, onReset, onClose } = props;
  const [isApplying, setIsApplying] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const apply = async () => {
    if (isApplying) return;
    setIsApplying(true);
    await onApply();
    setIsApplying(false);
    // Whoever closed the panel meanwhile may have opened it again.
    if (panel.current !== null) onClose();
  };
  const reset = () => {
    onReset();
    void stopNarrowing();
    onClose();
  };
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("layout.filters")}</h2>
        {hasFilters(filters) && <span className={styles.dot} role="img" aria-label={t("filters.areSet")} />}
        <IconButton
          className={styles.close}
          label={t("filters.close")}
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <Tabs label={t("filters.kind")} tabs={MODES} selected={mode} onSelect={onModeChange}>
        {mode === "basic" ? (
          <BasicFilters filters={filters} onChange={onChange} />
        ) : (
          <Suspense fallback={<Skeleton className={styles.waiting ?? ""} />}>
            <AdvancedFilters filters={filters} onChange={onChange} search={search} within={within} />
          </Suspense>
        )}
      </Tabs>
      <LazyMarkFilters />
      <div className={styles.foot}>
        <Button onClick={reset}>
          <RotateCcw size={16} aria-hidden /> {t("filters.reset")}
        </Button>
        <Button variant="primary" onClick={() => void apply()} aria-disabled={isApplying} aria-busy={isApplying}>
          {isApplying && <span className={styles.spinner} aria-hidden="true" />}
          {t("filters.apply")}
          {count !== undefined && <span className={styles.count}>{countOfGames(count)}</span>}
        </Button>
      </div>
    </div>
  );
}
