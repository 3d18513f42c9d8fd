// What stands around the games of a list that lies within something: what opens its filters, what tells of the chosen ones,
// the filters themselves, and the pages.
import { type ReactNode, type RefObject, useRef } from "react";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { PlainFilters } from "#web/features/filters/plain-filters.tsx";
import { ResultsFilters, ResultsFiltersToggle } from "#web/features/filters/results-filters.tsx";
import { useFilterNames } from "#web/features/filters/use-filter-names.ts";
import { withoutValue } from "#web/lib/filter-values.ts";
import type { NarrowedGames } from "./use-narrowed-list.ts";
import styles from "./narrowed-list.module.css";

type NarrowedListProps = {
  list: NarrowedGames;
  /** Path of the page, which a form without a script leads to. */
  path: string;
  /** What takes the focus when a chip goes with it: the heading, which says what is left. */
  top: RefObject<HTMLElement | null>;
  /** Are the orders chosen elsewhere on the page? Then the form of the filters has none. */
  hasOwnOrders?: boolean;
  /** What else there is to do with the list, beside its filters. */
  more?: ReactNode;
  /** The games, in so many columns, or what stands in their place. */
  children: (columns: "catalogue-open" | "results") => ReactNode;
};

export function NarrowedList({ list, path, top, hasOwnOrders = false, more, children }: NarrowedListProps) {
  const { view, within, isLoading, isFiltering } = list;
  const active = useFilterNames(view.filters, isLoading ? undefined : list.games);
  const toggle = useRef<HTMLButtonElement>(null);
  const drop = (act: () => void) => {
    act();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.bar}>
        <ResultsFiltersToggle ref={toggle} isOpen={isFiltering} onToggle={() => list.setFiltering(!isFiltering)} />
        <ActiveFilters
          active={active}
          onRemove={({ name, value }) => drop(() => list.changeFilters(withoutValue(view.filters, name, value)))}
          onClear={() => drop(list.clearFilters)}
        />
        <LazyMarkFilters as="chips" />
        {more}
      </div>
      <div className={styles.columns}>
        <PlainFilters action={path} within={within} hasOrder={!hasOwnOrders} />
        <ResultsFilters
          isOpen={isFiltering}
          filters={view.filters}
          within={within}
          onChange={list.changeFilters}
          count={isLoading ? undefined : list.count}
          onApply={list.reload}
          onReset={list.reset}
          onClose={() => {
            list.setFiltering(false);
            toggle.current?.focus();
          }}
        />
        <div className={styles.found}>
          {children(isFiltering ? "catalogue-open" : "results")}
          {!list.hasFailed && !list.isPastEnd && (
            <PaginationBar
              page={view.page}
              total={list.totalPages}
              addressOf={list.addressOf}
              onApproach={(page) => isLoading || list.prefetchPage(page)}
            />
          )}
        </div>
      </div>
    </>
  );
}
