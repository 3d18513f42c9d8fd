// Taking favourites away on their own screen: the way back is offered, and the focus goes to the neighbour.
import { t } from "#web/lib/t.ts";
import { useCallback, useEffect, useRef } from "react";
import type { FavoriteSource } from "#web/state/favorite-game.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { showNotice } from "#web/state/notices.ts";

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll("article") ?? [])];

/**
 * `onRemove` is told which game went; `listRef` goes around the grid, `headingRef` to the heading, which takes the focus
 * when no card is left.
 */
export function useRemoval() {
  const count = useGameStore((store) => store.favorites.length);
  const listRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const vacant = useRef<number>(undefined);
  const before = useRef(count);

  useEffect(() => {
    if (vacant.current === undefined || count === before.current) return;
    const cards = cardsIn(listRef.current);
    const neighbour = cards[Math.min(vacant.current, cards.length - 1)]?.querySelector("a");
    const next = neighbour ?? headingRef.current;
    vacant.current = undefined;
    next?.focus();
  }, [count]);
  useEffect(() => {
    before.current = count;
  }, [count]);

  const onRemove = useCallback((game: FavoriteSource, addedAt: number) => {
    const place = cardsIn(listRef.current).findIndex((card) => card.contains(document.activeElement));
    if (place !== -1) vacant.current = place;
    showNotice({
      key: `removed-${game.id}`,
      text: t("favorites.removed", { name: game.name }),
      action: {
        label: t("favorites.undo"),
        run: () => {
          if (place !== -1) vacant.current = place;
          useGameStore.getState().addFavorite(game, addedAt);
        },
      },
    });
  }, []);

  return { listRef, headingRef, onRemove };
}
