// The home of the catalogue: filters beside a grid of games, with sort order, chips and pages.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { listGamesQuery } from "#web/api/list-games.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { CatalogueProblem, PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { catalogueTitle, isLongTitle } from "#web/features/catalogue/catalogue-title.ts";
import { SurpriseMe } from "#web/features/catalogue/surprise-me.tsx";
import { LazyDiscoverBand } from "#web/features/catalogue/lazy-discover-band.tsx";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { SortSelect } from "#web/features/catalogue/sort-select.tsx";
import { useCatalogue } from "#web/features/catalogue/use-catalogue.ts";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { FilterSidebar } from "#web/features/filters/filter-sidebar.tsx";
import { SidebarToggle } from "#web/features/filters/sidebar-toggle.tsx";
import { useFilterNames } from "#web/features/filters/use-filter-names.ts";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { FollowButton } from "#web/features/follow/follow-button.tsx";
import { LazyNothingFound } from "#web/features/hints/lazy-nothing-found.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { viewAddress } from "#web/lib/catalogue-view.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { withoutValue } from "#web/lib/filter-values.ts";
import { followedQuery } from "#web/lib/followed-query.ts";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./catalogue-page.module.css";

/** Empty when the count could not be had: the alert in the grid's place says so. */
function countLine(isLoading: boolean, count: number | undefined): string {
  if (isLoading) return t("pages.loadingGames");
  return count === undefined ? "" : countOfGames(count);
}

const heart = (game: CardGame) => <FavoriteButton game={game} />;

const focusQuietly = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** What the page is called in a tab and in the history. */
function documentTitle(title: string, { page, isAll }: { page: number; isAll: boolean }): string {
  if (isAll && page === 1) return pageTitle("catalogue");
  return tabTitle(page > 1 ? t("pages.titleOfPage", { title, page }) : title);
}

export function CataloguePage() {
  const catalogue = useCatalogue();
  const { view, isLoading, totalResults } = catalogue;
  const active = useFilterNames(view.filters, isLoading ? undefined : catalogue.games);
  const title = catalogueTitle(active);
  const isSidebarOpen = useGameStore((store) => store.isSidebarOpen);
  const top = useTopOfList(view.page);
  /** A chip that goes takes the focus with it; the heading, which says what is left, catches it. */
  const dropFilters = (drop: () => void) => {
    drop();
    focusQuietly(top.current);
  };
  return (
    <div className={styles.page} data-sidebar={isSidebarOpen ? "open" : "closed"}>
      <title>{documentTitle(title, { page: view.page, isAll: active.length === 0 })}</title>
      <FilterSidebar
        filters={view.filters}
        onChange={catalogue.changeFilters}
        count={isLoading ? undefined : totalResults}
        onApply={catalogue.reload}
        onReset={catalogue.reset}
      />
      <div className={styles.content}>
        <h1
          ref={top}
          id={HEADING_ID}
          tabIndex={-1}
          className={styles.title}
          data-long={isLongTitle(title) || undefined}
        >
          {title}
        </h1>
        <div className={styles.bar}>
          <SidebarToggle />
          <p className={styles.count} role="status">
            {countLine(isLoading, totalResults)}
          </p>
          <ActiveFilters
            active={active}
            onRemove={({ name, value }) =>
              dropFilters(() => catalogue.changeFilters(withoutValue(view.filters, name, value)))
            }
            onClear={() => dropFilters(catalogue.clearFilters)}
          />
          <LazyMarkFilters as="chips" />
          <div className={styles.sort}>
            <SortSelect sort={view.sort} onChoose={catalogue.changeSort} />
          </div>
        </div>
        <Games catalogue={catalogue} active={active} dropFilters={dropFilters} />
      </div>
    </div>
  );
}

type GamesProps = {
  catalogue: ReturnType<typeof useCatalogue>;
  active: ReturnType<typeof useFilterNames>;
  dropFilters: (drop: () => void) => void;
};

/** The grid and its pages, or what stands in their place. */
function Games({ catalogue, active, dropFilters }: GamesProps) {
  const { view, params, games, isLoading, totalPages } = catalogue;
  const isSidebarOpen = useGameStore((store) => store.isSidebarOpen);
  const isEmpty = !isLoading && games.length === 0;
  if (catalogue.error !== null) return <CatalogueProblem onRetry={() => void catalogue.reload()} />;
  const addressOf = (page: number) => viewAddress({ ...view, page });
  if (isEmpty && view.page > 1) {
    return <PastEnd firstPage={listGamesQuery({ ...params, page: 1 })} addressOf={addressOf} />;
  }
  if (isEmpty) {
    return (
      <LazyNothingFound
        after={<WellKnownGames />}
        params={params}
        filters={view.filters}
        active={active}
        onChange={(changes) => dropFilters(() => catalogue.changeFilters(changes))}
        onClear={() => dropFilters(catalogue.clearFilters)}
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
      <PaginationBar page={view.page} total={totalPages} addressOf={addressOf} onApproach={catalogue.prefetchPage} />
      <SurpriseMe params={params}>
        <ShareButton title={catalogueTitle(active)} />
        <FollowButton path={ROUTES.catalogue.path} query={followedQuery(view)} />
      </SurpriseMe>
      {!isLoading && view.page === 1 && active.length === 0 && <LazyDiscoverBand />}
    </>
  );
}
