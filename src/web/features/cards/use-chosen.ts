// Several games of a list chosen together, to mark them at one stroke: from the menu of a card, or by the key X.
import { useEffect, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import type { Place } from "./use-places.ts";

/** The key that takes the card in focus into the choice, or out of it. */
const CHOOSE_KEY = "x";

/** What is chosen, by id, also of pages of the list that were seen before; undefined while nobody chooses. */
export type Chosen = ReadonlyMap<number, CardGame> | undefined;

export type Choosing = {
  chosen: Chosen;
  /** Takes a game in, or out where it is in already. */
  toggle: (game: CardGame) => void;
  /** Takes all of these in. */
  addAll: (games: readonly CardGame[]) => void;
  end: () => void;
};

const toggled = (chosen: Chosen, game: CardGame): Chosen => {
  const next = new Map(chosen);
  if (!next.delete(game.id)) next.set(game.id, game);
  return next;
};

const gameAt = (places: readonly Place[], target: EventTarget | null) =>
  target instanceof Element ? places.find(({ card }) => card.contains(target))?.game : undefined;

/** While somebody chooses, a press on a card chooses it instead of opening it, and Escape ends that. */
export function useChosen(places: readonly Place[], list: HTMLElement): Choosing {
  const [chosen, setChosen] = useState<Chosen>();
  const isChoosing = chosen !== undefined;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const toggleAt = (event: Event) => {
      const game = gameAt(places, event.target);
      if (game === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setChosen((before) => toggled(before, game));
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isAtLink = event.target instanceof Element && event.target.matches("h2 > a");
      if (event.key.toLowerCase() === CHOOSE_KEY && isAtLink) toggleAt(event);
    };
    list.addEventListener("keydown", press, { signal });
    // Before the card hears of it.
    if (isChoosing) list.addEventListener("click", toggleAt, { signal, capture: true });
    return () => listening.abort();
  }, [places, list, isChoosing]);
  useEffect(() => {
    if (!isChoosing) return undefined;
    const listening = new AbortController();
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && setChosen(undefined);
    document.addEventListener("keydown", leave, { signal: listening.signal });
    return () => listening.abort();
  }, [isChoosing]);
  return {
    chosen,
    toggle: (game) => setChosen((before) => toggled(before, game)),
    addAll: (games) =>
      setChosen((before) => new Map([...(before ?? []), ...games.map((game) => [game.id, game] as const)])),
    end: () => setChosen(undefined),
  };
}
