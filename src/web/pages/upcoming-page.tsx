// What is still to come: month by month, then what has been announced without a date.
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { CatalogueProblem } from "#web/features/catalogue/catalogue-notices.tsx";
import { PaginationBar } from "#web/features/catalogue/pagination-bar.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ActiveFilters } from "#web/features/filters/active-filters.tsx";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { useFilterNames } from "#web/features/filters/use-filter-names.ts";
import { FollowList } from "#web/features/follow/follow-list.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import { type ReleaseGroup, releaseGroups } from "#web/features/upcoming/release-groups.ts";
import { UpcomingFilters } from "#web/features/upcoming/upcoming-filters.tsx";
import { upcomingAddress, useUpcoming } from "#web/features/upcoming/use-upcoming.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { parseView } from "#web/lib/catalogue-view.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { followedQuery } from "#web/lib/followed-query.ts";
import { type FilterValues, NO_FILTERS, withoutValue } from "#web/lib/filter-values.ts";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { dayAndMonth } from "#web/features/upcoming/day-and-month.ts";
import { t } from "#web/lib/t.ts";
import { useTopOfList } from "#web/lib/use-top-of-list.ts";
import { isNarrowing, stopNarrowing, useShelfNarrowing } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./upcoming-page.module.css";

/** A card has the year; of what comes out soon the day counts. */
const dayAndHeart = (game: CardGame) => (
  <>
    <span className={styles.day}>{dayAndMonth(game)}</span>
    <FavoriteButton game={game} />
  </>
);
const heart = (game: CardGame) => <FavoriteButton game={game} />;
const nothing = () => undefined;

export function UpcomingPage() {
  const view = parseView(new URLSearchParams(usePlace().search));
  const { filters, page } = view;
  const upcoming = useUpcoming(view);
  const active = useFilterNames(filters, upcoming.isLoading ? undefined : upcoming.dated);
  const top = useTopOfList(page);
  const change = (changes: Partial<FilterValues>) =>
    navigate(upcomingAddress({ filters: { ...filters, ...changes }, page: 1 }));
  /** A chip that goes takes the focus with it; the heading catches it. */
  const drop = (changes: Partial<FilterValues>) => {
    change(changes);
    top.current?.focus({ preventScroll: true });
  };
  const title = page > 1 ? t("pages.titleOfPage", { title: pageTitle("upcoming"), page }) : pageTitle("upcoming");
  const note = upcoming.isLoading ? t("pages.loadingGames") : countOfGames(upcoming.count);
  return (
    <PageFrame headingRef={top} heading={pageTitle("upcoming")} note={upcoming.hasFailed ? "" : note}>
      <title>{tabTitle(title)}</title>
      <UpcomingFilters filters={filters} onChange={change} />
      <ActiveFilters
        active={active}
        onRemove={({ name, value }) => drop(withoutValue(filters, name, value))}
        onClear={() => drop(NO_FILTERS)}
      />
      <LazyMarkFilters as="chips" />
      <Games upcoming={upcoming} filters={filters} page={page} />
      <div>
        <ShareButton title={pageTitle("upcoming")}>
          <ShareWords />
        </ShareButton>
      </div>
      <FollowList path={ROUTES.upcoming.path} query={followedQuery(view)} />
    </PageFrame>
  );
}

type GamesProps = { upcoming: ReturnType<typeof useUpcoming>; filters: FilterValues; page: number };

function Games({ upcoming, filters, page }: GamesProps) {
  const { dated, undated, isLoading, total } = upcoming;
  if (upcoming.hasFailed) return <CatalogueProblem onRetry={upcoming.reload} />;
  if (isLoading) return <CardGrid games={[]} isLoading columns="results" />;
  if (dated.length + undated.length === 0) return <NothingToCome isPastEnd={page > 1 && upcoming.count > 0} />;
  const addressOf = (wanted: number) => upcomingAddress({ filters, page: wanted });
  return (
    <>
      {releaseGroups(dated).map((group) => (
        <Group key={group.key} group={group} renderAction={dayAndHeart} />
      ))}
      {undated.length > 0 && (
        <Group group={{ key: "undated", heading: t("upcoming.undated"), games: undated }} renderAction={heart} />
      )}
      <PaginationBar page={page} total={total} addressOf={addressOf} onApproach={nothing} />
    </>
  );
}

type GroupProps = { group: ReleaseGroup; renderAction: typeof heart };

function Group({ group: { key, heading, games }, renderAction }: GroupProps) {
  const id = `upcoming-${key}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <CardGrid games={games} columns="results" label={heading} renderAction={renderAction} />
    </section>
  );
}

/** Either nothing has been announced that fits, or the marks of the visitor's own shelf leave nothing of it. */
function NothingToCome({ isPastEnd }: { isPastEnd: boolean }) {
  const isByShelf = isNarrowing(useShelfNarrowing());
  if (isByShelf && !isPastEnd)
    return (
      <EmptyState
        title={t("hints.nothingFound")}
        actions={<Button onClick={() => void stopNarrowing()}>{t("hints.withoutShelf")}</Button>}
      >
        {t("hints.shelf")}
      </EmptyState>
    );
  const to = isPastEnd ? ROUTES.upcoming.path : ROUTES.catalogue.path;
  return (
    <>
      <EmptyState
        title={isPastEnd ? t("catalogue.endsBefore") : t("upcoming.nothing")}
        actions={<ButtonLink to={to}>{isPastEnd ? t("catalogue.toFirst") : t("favorites.browse")}</ButtonLink>}
      >
        {isPastEnd ? "" : t("upcoming.nothingHow")}
      </EmptyState>
      <WellKnownGames />
    </>
  );
}
