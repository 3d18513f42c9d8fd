import { useLayoutEffect, useMemo, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";

/** A game and its card. */
export type Place = { game: CardGame; card: Element };

const cardsIn = (list: HTMLElement) => [...list.querySelectorAll("article")];

/** The cards of `games` in the list, as they come and go. */
export function usePlaces(games: readonly CardGame[], list: HTMLElement): readonly Place[] {
  const [cards, setCards] = useState(() => cardsIn(list));
  useLayoutEffect(() => {
    const read = () => setCards(cardsIn(list));
    const changes = new MutationObserver(read);
    changes.observe(list, { childList: true });
    // Calls back at once, too: cards that came together with this.
    const sizes = new ResizeObserver(read);
    sizes.observe(list);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [list]);
  return useMemo(
    () => games.flatMap((game, index) => (cards[index] === undefined ? [] : [{ game, card: cards[index] }])),
    [games, cards],
  );
}
