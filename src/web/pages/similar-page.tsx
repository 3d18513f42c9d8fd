// All games like one, with the reason for each; narrowed and sorted as every list is.
import { useQuery } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { useRef, useState } from "react";
import { gameAddress, matchRoute } from "#shared/match-route.ts";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { gameQuery } from "#web/api/game-detail.ts";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { SortSelect } from "#web/features/catalogue/sort-select.tsx";
import { Crumbs } from "#web/features/crumbs/crumbs.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { PlainFilters } from "#web/features/filters/plain-filters.tsx";
import { ResultsFilters, ResultsFiltersToggle } from "#web/features/filters/results-filters.tsx";
import { useFilterNames } from "#web/features/filters/use-filter-names.ts";
import { GameProblem } from "#web/features/game/game-problem.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import { useSimilarGames } from "#web/features/similar/use-similar-games.ts";
import { compareAddress } from "#web/lib/compare-address.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { withoutValue } from "#web/lib/filter-values.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { similarAddress } from "#web/lib/similar-address.ts";
import { SLOT } from "#web/lib/slot.ts";
import { t } from "#web/lib/t.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Phrase } from "#web/ui/phrase.tsx";
import { InlineSpinner } from "#web/ui/spinner.tsx";
import { SimilarList } from "./similar-list.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./similar-page.module.css";

/** The game and the three that are most like it. */
const COMPARED_AT_ONCE = 3;

export function SimilarPage() {
  const shown = matchRoute(usePlace().pathname);
  const id = shown.name === "similar" ? Number(shown.parts?.id) : 0;
  const { data: game, error, refetch, isFetching } = useQuery(gameQuery(id));
  if (game === undefined && error !== null && !isFetching) {
    return (
      <div className={styles.problem}>
        <title>{tabTitle(pageTitle("similar"))}</title>
        <GameProblem error={error} onRetry={() => void refetch()} after={<WellKnownGames />} />
      </div>
    );
  }
  return <Similar key={id} id={id} name={game?.name ?? "…"} />;
}

function Similar({ id, name }: { id: number; name: string }) {
  const similar = useSimilarGames(id);
  const { view, games, count, isLoading } = similar;
  const active = useFilterNames(view.filters, isLoading ? undefined : games);
  const top = useTopOfList(view.page);
  const [isFiltering, setIsFiltering] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const title = t("similar.title", { name });
  const first = games.slice(0, COMPARED_AT_ONCE).map((game) => game.id);
  /** A chip that goes takes the focus with it; the heading, which says what is left, catches it. */
  const drop = (act: () => void) => {
    act();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <PageFrame
      headingRef={top}
      heading={
        <Phrase text={t("similar.title", { name: SLOT })}>
          <Link href={gameAddress(id)} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
        </Phrase>
      }
      isLong
      note={isLoading ? <InlineSpinner label={t("pages.loadingGames")} /> : countOfGames(count)}
    >
      <title>{tabTitle(view.page > 1 ? t("similar.titleOfPage", { name, page: view.page }) : title)}</title>
      <Crumbs
        crumbs={[
          { name: t("crumbs.games"), href: ROUTES.catalogue.path },
          { name, href: gameAddress(id) },
        ]}
      />
      <div className={styles.bar}>
        <ResultsFiltersToggle ref={toggle} isOpen={isFiltering} onToggle={() => setIsFiltering(!isFiltering)} />
        <ActiveFilters
          active={active}
          onRemove={({ name: filter, value }) =>
            drop(() => similar.changeFilters(withoutValue(view.filters, filter, value)))
          }
          onClear={() => drop(similar.clearFilters)}
        />
        <LazyMarkFilters as="chips" />
        <ShareButton title={title}>
          <ShareWords />
        </ShareButton>
        {view.page === 1 && first.length > 0 && (
          <ButtonLink to={compareAddress([id, ...first])} variant="quiet">
            <Columns2 size={18} aria-hidden="true" /> {t("similar.compareFirst")}
          </ButtonLink>
        )}
        <div className={styles.sort}>
          <SortSelect sort={view.sort} onChoose={similar.changeSort} />
        </div>
      </div>
      <div className={styles.columns}>
        <PlainFilters action={similarAddress(id)} />
        <ResultsFilters
          isOpen={isFiltering}
          filters={{ ...view.filters, like: String(id) }}
          onChange={(changes) => similar.changeFilters(changes)}
          count={isLoading ? undefined : count}
          onApply={similar.reload}
          onReset={similar.reset}
          onClose={() => {
            setIsFiltering(false);
            toggle.current?.focus();
          }}
        />
        <div className={styles.found}>
          <SimilarList subject={{ id, name }} similar={similar} columns={isFiltering ? "catalogue-open" : "results"} />
          <PaginationBar
            page={view.page}
            total={similar.totalPages}
            addressOf={similar.addressOf}
            onApproach={similar.prefetchPage}
          />
        </div>
      </div>
    </PageFrame>
  );
}
