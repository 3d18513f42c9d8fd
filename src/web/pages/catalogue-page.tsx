// The home of the catalogue: filters beside a grid of games, with sort order, chips and pages.
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { CatalogueProblem, NothingFound, PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { catalogueTitle } from "#web/features/catalogue/catalogue-title.ts";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { SortSelect } from "#web/features/catalogue/sort-select.tsx";
import { useCatalogue } from "#web/features/catalogue/use-catalogue.ts";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { FilterSidebar } from "#web/features/filters/filter-sidebar.tsx";
import { SidebarToggle } from "#web/features/filters/sidebar-toggle.tsx";
import { useFilterNames } from "#web/features/filters/use-filter-names.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { formatView } from "#web/lib/catalogue-view.ts";
import { useGameStore } from "#web/state/game-store.ts";
import styles from "./catalogue-page.module.css";

const number = new Intl.NumberFormat("en");
const countOf = (count: number) => (count === 1 ? "1 game" : `${number.format(count)} games`);

/** Empty when the count could not be had: the alert in the grid's place says so. */
function countLine(isLoading: boolean, count: number | undefined): string {
  if (isLoading) return "Loading games…";
  return count === undefined ? "" : countOf(count);
}

const heart = (game: CardGame) => <FavoriteButton game={game} />;

/** Another page or another choice begins at the top of the grid; coming Back keeps the place. */
function useTopOfGrid() {
  const top = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (navigationType === NavigationType.Push && (top.current?.getBoundingClientRect().top ?? 0) < 0)
      window.scrollTo(0, 0);
  }, [search, navigationType]);
  return top;
}

export function CataloguePage() {
  const catalogue = useCatalogue();
  const { view, isLoading, totalResults } = catalogue;
  const active = useFilterNames(view.filters);
  const title = catalogueTitle(active);
  const isSidebarOpen = useGameStore((store) => store.isSidebarOpen);
  const top = useTopOfGrid();
  return (
    <div className={styles.page} data-sidebar={isSidebarOpen ? "open" : "closed"}>
      <title>{active.length === 0 ? "Ludex: discover video games" : `${title} · Ludex`}</title>
      <FilterSidebar
        filters={view.filters}
        onChange={catalogue.changeFilters}
        onApply={catalogue.reload}
        onReset={catalogue.reset}
      />
      <div className={styles.content}>
        <h1 ref={top} className={styles.title}>
          {title}
        </h1>
        <div className={styles.bar}>
          <SidebarToggle />
          <p className={styles.count} role="status">
            {countLine(isLoading, totalResults)}
          </p>
          <ActiveFilters
            active={active}
            onRemove={(name) => catalogue.changeFilters({ [name]: "" })}
            onClear={catalogue.clearFilters}
          />
          <div className={styles.sort}>
            <SortSelect sort={view.sort} onChoose={catalogue.changeSort} />
          </div>
        </div>
        <Games catalogue={catalogue} active={active} />
      </div>
    </div>
  );
}

type GamesProps = { catalogue: ReturnType<typeof useCatalogue>; active: ReturnType<typeof useFilterNames> };

/** The grid and its pages, or what stands in their place. */
function Games({ catalogue, active }: GamesProps) {
  const { view, games, isLoading, totalPages } = catalogue;
  const isSidebarOpen = useGameStore((store) => store.isSidebarOpen);
  const isEmpty = !isLoading && games.length === 0;
  if (catalogue.error !== null) return <CatalogueProblem onRetry={() => void catalogue.reload()} />;
  if (isEmpty && view.page > 1) return <PastEnd firstPage={formatView({ ...view, page: 1 })} />;
  if (isEmpty) {
    return (
      <NothingFound
        active={active}
        onRemove={(name) => catalogue.changeFilters({ [name]: "" })}
        onClear={catalogue.clearFilters}
      />
    );
  }
  return (
    <>
      <CardGrid
        games={games}
        isLoading={isLoading}
        columns={isSidebarOpen ? "catalogue-open" : "catalogue-closed"}
        renderAction={heart}
      />
      <PaginationBar view={view} total={totalPages} onApproach={catalogue.prefetchPage} />
    </>
  );
}
