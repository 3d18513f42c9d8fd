// What was found for a text, narrowed and sorted as the catalogue is.
import { Phrase } from "#web/ui/phrase.tsx";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { useRef, useState } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { PastEnd } from "#web/features/catalogue/catalogue-notices.tsx";
import { catalogueTitle, isLongTitle } from "#web/features/catalogue/catalogue-title.ts";
import { SurpriseMe } from "#web/features/catalogue/surprise-me.tsx";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { SortSelect } from "#web/features/catalogue/sort-select.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { PlainFilters } from "#web/features/filters/plain-filters.tsx";
import { ResultsFilters, ResultsFiltersToggle } from "#web/features/filters/results-filters.tsx";
import { type NamedFilter, useFilterNames } from "#web/features/filters/use-filter-names.ts";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { FollowButton } from "#web/features/follow/follow-button.tsx";
import { LazyNothingFound } from "#web/features/hints/lazy-nothing-found.tsx";
import { SearchNote } from "#web/features/search/search-note.tsx";
import { readSearch } from "#web/lib/search-url.ts";
import { useSearchResults } from "#web/features/search/use-search-results.ts";
import { ShareButton } from "#web/features/share/share-button.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { withoutValue } from "#web/lib/filter-values.ts";
import { followedQuery } from "#web/lib/followed-query.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { InlineSpinner } from "#web/ui/spinner.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./search-page.module.css";

/** Less than a row of a large window. */
const FEW = 5;

/** Is a list so short that most of the window would be empty? */
const isShort = (games: readonly CardGame[], page: number) => page === 1 && games.length <= FEW;

const quoted = (words: string) => `“${words}”`;

const renderAction = (game: CardGame) => <FavoriteButton game={game} />;

export function SearchPage() {
  const { search } = usePlace();
  const place = readSearch(new URLSearchParams(search));
  const results = useSearchResults(place);
  const { filters, sort, page } = place.view;
  const active = useFilterNames(filters, results.isLoading ? undefined : results.games);
  const top = useTopOfList(page);
  const [isFiltering, setIsFiltering] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const words = place.said || place.text;
  // All that was typed is now said by the filters: "Games by FromSoftware".
  const isFilters = place.text === "" && active.length > 0;
  const title = words === "" || isFilters ? catalogueTitle(active) : quoted(words);
  const found = results.count > 0 ? countOfGames(results.count) : "";
  /** A chip that goes takes the focus with it; the heading, which says what is left, catches it. */
  const drop = (act: () => void) => {
    act();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <PageFrame
      headingRef={top}
      heading={<Heading words={isFilters ? "" : words} title={title} isFilters={isFilters} />}
      isLong={isLongTitle(title)}
      note={results.isLoading ? <InlineSpinner label={t("search.searchingLabel")} /> : found}
    >
      <title>{tabTitle(t("pages.resultsFor", { words: title }))}</title>
      <SearchNote place={place} wished={results.wished} hasGames={results.count > 0} />
      <div className={styles.bar}>
        <ResultsFiltersToggle ref={toggle} isOpen={isFiltering} onToggle={() => setIsFiltering(!isFiltering)} />
        <ActiveFilters
          active={active}
          onRemove={({ name, value }) => drop(() => results.changeFilters(withoutValue(filters, name, value)))}
          onClear={() => drop(results.clearFilters)}
        />
        <LazyMarkFilters as="chips" />
        <div className={styles.sort}>
          <SortSelect sort={sort} onChoose={results.changeSort} />
        </div>
      </div>
      <div className={styles.columns}>
        <PlainFilters action={ROUTES.search.path} kept={{ q: place.text, ...(place.isLiteral && { literal: "1" }) }} />
        <ResultsFilters
          isOpen={isFiltering}
          filters={filters}
          search={place.text}
          onChange={results.changeFilters}
          count={results.isLoading ? undefined : results.count}
          onApply={results.reload}
          onReset={results.reset}
          onClose={() => {
            setIsFiltering(false);
            toggle.current?.focus();
          }}
        />
        <div className={styles.found}>
          <Results {...{ place, results, active, drop, title }} columns={isFiltering ? "catalogue-open" : "results"} />
        </div>
      </div>
    </PageFrame>
  );
}

/** The words may be written from right to left; they must not turn those around them. */
function Heading({ words, title, isFilters }: { words: string; title: string; isFilters: boolean }) {
  if (isFilters) return <>{title}</>;
  return <Phrase text={t("pages.resultsFor", { words: SLOT })}>{words === "" ? title : <bdi>{title}</bdi>}</Phrase>;
}

type ResultsProps = {
  place: ReturnType<typeof readSearch>;
  results: ReturnType<typeof useSearchResults>;
  active: readonly NamedFilter[];
  drop: (act: () => void) => void;
  /** What is listed. */
  title: string;
  columns: "catalogue-open" | "results";
};

function Results({ place, results, active, drop, title, columns }: ResultsProps) {
  const { games, isLoading } = results;
  const { filters, page } = place.view;
  if (results.hasFailed) return <SearchProblem onRetry={() => void results.reload()} />;
  if (results.isPastEnd) return <PastEnd firstPage={results.firstPage} addressOf={results.addressOf} />;
  if (!isLoading && games.length === 0) {
    return (
      <LazyNothingFound
        after={<WellKnownGames />}
        params={results.params}
        filters={filters}
        active={active}
        onChange={(changes) => drop(() => results.changeFilters(changes))}
        onClear={() => drop(results.clearFilters)}
        onDropWords={() => drop(results.dropWords)}
      />
    );
  }
  return (
    <>
      <CardGrid
        games={games}
        isLoading={isLoading}
        columns={columns}
        label={t("search.found")}
        renderAction={renderAction}
      />
      <PaginationBar
        page={page}
        total={isLoading && results.count === 0 ? 0 : results.totalPages}
        addressOf={results.addressOf}
        onApproach={results.prefetchPage}
      />
      <SurpriseMe params={results.params}>
        <ShareButton title={t("pages.resultsFor", { words: title })} />
        <FollowButton path={ROUTES.search.path} query={followedQuery(place.view, place)} />
      </SurpriseMe>
      {!isLoading && isShort(games, page) && <WellKnownGames except={games} />}
    </>
  );
}

function SearchProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadProblem title={t("search.failed")} onRetry={onRetry}>
      {t("search.noAnswer")}
    </LoadProblem>
  );
}
