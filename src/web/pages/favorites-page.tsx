// The favourites, card by card, in the order in which they were added.
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { ROUTES, tabTitle } from "#shared/routes.ts";
import { CardGrid } from "#web/features/cards/card-grid.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { useRemoval } from "#web/features/favorites/use-removal.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { itemsPerRow, lastRowCount } from "#web/lib/favorites-layout.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { useWindowWidth } from "#web/ui/use-window-width.ts";
import { WellKnownGames } from "./well-known-games.tsx";

const ROW_MAX = 5;
const SHOWN_AT_FIRST = 100;

/** How many were shown, by history entry: who comes back finds the card that was opened. */
const shownAt = new Map<string, number>();

/** Nothing is said of none: the prompt says enough. */
const countOf = (count: number) => (count === 0 ? "" : countOfGames(count));

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
  return (
    <PageFrame heading={ROUTES.favorites.title} headingRef={headingRef} note={countOf(count)}>
      <title>{tabTitle(ROUTES.favorites.title)}</title>
      {count === 0 ? (
        <EmptyState
          title="Add favorites"
          pulsing
          actions={<ButtonLink to={ROUTES.catalogue.path}>Browse the catalogue</ButtonLink>}
        >
          Press the heart on a game, and it waits for you here. Nothing is sent anywhere: favorites stay in this
          browser.<noscript> Favorites need JavaScript.</noscript>
        </EmptyState>
      ) : (
        <div ref={listRef}>
          <CardGrid
            games={favorites.slice(0, shown)}
            columns="favorites"
            label="Favorite games"
            lastRowCount={Math.min(lastRowCount(count), perRow)}
            renderAction={renderAction}
          />
        </div>
      )}
      {count === 0 && <WellKnownGames />}
      {count > shown && <Button onClick={showMore}>Show more</Button>}
    </PageFrame>
  );
}
