// Several games of a list chosen together, to mark them at one stroke: from the menu of a card, or by the key X.
import { useEffect, useLayoutEffect } from "react";
import { create } from "zustand";
import type { CardGame } from "#web/lib/card-game.ts";
import { isKeyTaken } from "#web/lib/is-key-taken.ts";
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

/** A page may have many lists. Whoever begins in one of them ends what is chosen in another: there is one bar for it. */
const useChoice = create<{ list?: HTMLElement | undefined; chosen?: Chosen }>()(() => ({}));

const chosenIn = (list: HTMLElement): Chosen => {
  const choice = useChoice.getState();
  return choice.list === list ? choice.chosen : undefined;
};

const toggleIn = (list: HTMLElement, game: CardGame): void => {
  const chosen = new Map(chosenIn(list));
  if (!chosen.delete(game.id)) chosen.set(game.id, game);
  useChoice.setState({ list, chosen });
};

const endIn = (list: HTMLElement): void => {
  if (chosenIn(list) !== undefined) useChoice.setState({ list: undefined, chosen: undefined });
};

const gameAt = (places: readonly Place[], target: EventTarget | null) =>
  target instanceof Element ? places.find(({ card }) => card.contains(target))?.game : undefined;

/** Takes `game`, whose card is in focus, into the choice of its list or out of it. False for a key that says something else. */
export function chooseByKey({ key }: KeyboardEvent, game: CardGame, list: HTMLElement): boolean {
  const isMeant = key.toLowerCase() === CHOOSE_KEY;
  if (isMeant) toggleIn(list, game);
  return isMeant;
}

/** While somebody chooses, a press on a card chooses it instead of opening it, and Escape ends that. */
export function useChosen(places: readonly Place[], list: HTMLElement): Choosing {
  const chosen = useChoice((choice) => (choice.list === list ? choice.chosen : undefined));
  const isChoosing = chosen !== undefined;
  // With the buttons, and not some time after them.
  useLayoutEffect(() => {
    if (!isChoosing) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const toggleAt = (event: Event) => {
      const game = gameAt(places, event.target);
      if (game === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      toggleIn(list, game);
    };
    // Before the card hears of it.
    list.addEventListener("click", toggleAt, { signal, capture: true });
    return () => listening.abort();
  }, [places, list, isChoosing]);
  useEffect(() => {
    if (!isChoosing) return undefined;
    const listening = new AbortController();
    // What is open above the page is closed first.
    const leave = (event: KeyboardEvent) => event.key === "Escape" && !isKeyTaken(event) && endIn(list);
    document.addEventListener("keydown", leave, { signal: listening.signal });
    return () => listening.abort();
  }, [isChoosing, list]);
  useEffect(() => () => endIn(list), [list]);
  return {
    chosen,
    toggle: (game) => toggleIn(list, game),
    addAll: (games) =>
      useChoice.setState({
        list,
        chosen: new Map([...(chosenIn(list) ?? []), ...games.map((game) => [game.id, game] as const)]),
      }),
    end: () => endIn(list),
  };
}
