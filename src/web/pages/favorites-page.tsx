// The favourites, card by card, in the order in which they were added.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { useRemoval } from "#web/features/favorites/use-removal.ts";
import { ShareGames } from "#web/features/shelf/share-games.tsx";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { itemsPerRow, lastRowCount } from "#web/lib/favorites-layout.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { useWindowWidth } from "#web/ui/use-window-width.ts";
import { WellKnownGames } from "./well-known-games.tsx";
import styles from "./favorites-page.module.css";

const ROW_MAX = 5;
const SHOWN_AT_FIRST = 100;
/** So few leave most of a large window empty. */
const FEW = 5;

/** How many were shown, by history entry: who comes back finds the card that was opened. */
const shownAt = new Map<string, number>();

/** Nothing is said of none: the prompt says enough. */
const countOf = (count: number) => (count === 0 ? "" : countOfGames(count));

/**
 * The favourites of somebody who has few: other games stand below them. Those stay while the screen does, so that a
 * heart that is pressed there does not take its card away.
 */
function useBeside(favorites: readonly CardGame[]): readonly CardGame[] | undefined {
  const isHydrated = useHydrated();
  const [beside, setBeside] = useState<readonly CardGame[]>();
  if (isHydrated && beside === undefined && favorites.length <= FEW) setBeside(favorites);
  return beside;
}

export function FavoritesPage() {
  const favorites = useGameStore((store) => store.favorites);
  const { key } = usePlace();
  const [shown, setShown] = useState(shownAt.get(key) ?? SHOWN_AT_FIRST);
  const { listRef, headingRef, onRemove } = useRemoval();
  const showMore = () => {
    shownAt.set(key, shown + SHOWN_AT_FIRST);
    flushSync(() => setShown(shown + SHOWN_AT_FIRST));
    // The button may be gone, and what it showed begins here.
    listRef.current?.querySelectorAll("article")[shown]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const perRow = itemsPerRow(ROW_MAX, useWindowWidth());
  const renderAction = useCallback(
    (game: CardGame) => <FavoriteButton game={game} onRemove={(addedAt) => onRemove(game, addedAt)} />,
    [onRemove],
  );
  const count = favorites.length;
  const shared = useMemo(() => favorites.map(({ id, name }) => ({ id, name, halfStars: 0 })), [favorites]);
  const beside = useBeside(favorites);
  return (
    <PageFrame heading={pageTitle("favorites")} headingRef={headingRef} note={countOf(count)}>
      <title>{tabTitle(pageTitle("favorites"))}</title>
      {count === 0 ? (
        <EmptyState
          title={t("favorites.add")}
          pulsing
          actions={<ButtonLink to={ROUTES.catalogue.path}>{t("favorites.browse")}</ButtonLink>}
        >
          {t("favorites.howTo")}
          <noscript> {t("favorites.needJavaScript")}</noscript>
        </EmptyState>
      ) : (
        <div ref={listRef}>
          <CardGrid
            games={favorites.slice(0, shown)}
            columns="favorites"
            label={t("favorites.list")}
            lastRowCount={Math.min(lastRowCount(count), perRow)}
            renderAction={renderAction}
          />
        </div>
      )}
      <div className={styles.ways}>
        <Link href={ROUTES.shelf.path} className={styles.toShelf}>
          {t("favorites.toShelf")}
        </Link>
        {count > 0 && <ShareGames title={pageTitle("favorites")} games={shared} />}
      </div>
      {(count === 0 || beside !== undefined) && <WellKnownGames except={beside} />}
      {count > shown && <Button onClick={showMore}>{t("favorites.showMore")}</Button>}
    </PageFrame>
  );
}
