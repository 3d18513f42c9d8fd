// A page to come back to: a few games on shelves with a reason each, others tomorrow, and some for this very visitor.
import { useMemo } from "react";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import type { DayShelf } from "#web/api/discover.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { useDayShelves } from "#web/features/catalogue/use-day-shelves.ts";
import { LazyMarkFilters } from "#web/features/filters/lazy-mark-filters.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { ForYou } from "#web/features/for-you/for-you.tsx";
import { ShareButton } from "#web/features/share/share-button.tsx";
import { ShareWords } from "#web/features/share/share-words.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { describeShelf } from "#web/lib/describe-shelf.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { stopNarrowing } from "#web/state/shelf/narrowing.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadProblem } from "#web/ui/load-problem.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { ShelfHead } from "#web/ui/shelf-head.tsx";
import styles from "./discover-page.module.css";

const heart = (game: CardGame) => <FavoriteButton game={game} />;
const dayWords = new Intl.DateTimeFormat(LANGUAGE, { day: "numeric", month: "long", timeZone: "UTC" });

/** Enough places for what is on its way. */
const AWAITED = ["first", "second", "third"];
const SHOWN = 6;

export function DiscoverPage() {
  const { shelves, isLoading, hasFailed, ...known } = useDayShelves();
  const shown = useMemo(() => new Set(shelves.flatMap(({ results }) => results.map(({ id }) => id))), [shelves]);
  const day = known.day === undefined ? "" : dayWords.format(new Date(known.day));
  return (
    <PageFrame heading={pageTitle("discover")} note={day === "" ? "" : t("discover.today", { day })}>
      <title>{tabTitle(pageTitle("discover"))}</title>
      {hasFailed && (
        <LoadProblem title={t("catalogue.notLoaded")} onRetry={() => void known.reload()}>
          {t("similar.noAnswer")}
        </LoadProblem>
      )}
      {!isLoading && !hasFailed && shelves.length === 0 && <NoShelves isByShelf={known.isEmptied} />}
      <LazyMarkFilters as="chips" />
      {isLoading
        ? AWAITED.map((key) => <CardGrid key={key} games={[]} isLoading expected={SHOWN} columns="results" />)
        : shelves.map((shelf) => <Shelf key={shelf.name} shelf={shelf} day={day} />)}
      <ForYou except={shown} />
      <div>
        <ShareButton title={pageTitle("discover")}>
          <ShareWords />
        </ShareButton>
      </div>
    </PageFrame>
  );
}

/** Either there are none today, or the marks of the visitor's own shelf leave nothing of them. */
function NoShelves({ isByShelf }: { isByShelf: boolean }) {
  const action = isByShelf ? (
    <Button onClick={() => void stopNarrowing()}>{t("hints.withoutShelf")}</Button>
  ) : (
    <ButtonLink to={ROUTES.catalogue.path}>{t("favorites.browse")}</ButtonLink>
  );
  return (
    <EmptyState title={isByShelf ? t("hints.nothingFound") : pageTitle("discover")} actions={action}>
      {isByShelf ? t("hints.shelf") : t("discover.nothing")}
    </EmptyState>
  );
}

/** Nothing for a shelf that this page does not know. */
function Shelf({ shelf, day }: { shelf: DayShelf; day: string }) {
  const said = describeShelf(shelf, day);
  if (said === undefined) return null;
  const id = `shelf-${shelf.name}`;
  const words = (
    <>
      {t("discover.all")}
      <span className="visually-hidden"> {said.title}</span>
    </>
  );
  const more = said.all === undefined ? undefined : { href: said.all, words };
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <ShelfHead id={id} title={said.title} why={said.why} more={more} />
      <CardGrid games={shelf.results} columns="results" label={said.title} renderAction={heart} />
    </section>
  );
}
