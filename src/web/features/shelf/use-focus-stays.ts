// The focus of a list whose cards leave it when their mark changes.
import { type RefObject, useEffect, useRef } from "react";

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll("article") ?? [])];

/** Nothing has the focus: what had it is gone. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** What leads to the list, where no card is left. */
function tabOf(list: HTMLElement | null): HTMLElement | null {
  const panel = list?.closest("[role=tabpanel]");
  return document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
}

/**
 * Leaves the focus in the list when the card that had it goes: the next card gets it, the last one where there is none after it,
 * or the tab of an empty list. The element is around the list; `games` are those that it shows.
 */
export function useFocusStays<E extends HTMLElement>(games: readonly unknown[]): RefObject<E | null> {
  const around = useRef<E>(null);
  const place = useRef(-1);
  const before = useRef(games);
  useEffect(() => {
    const element = around.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) place.current = cardsIn(element).findIndex((card) => card.contains(target));
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const isChanged = games !== before.current;
    before.current = games;
    if (!isChanged || place.current === -1) return undefined;
    // A menu gives the focus back to the button that opened it, which may have gone, a moment later.
    const timer = setTimeout(() => {
      if (!isLost()) return;
      const cards = cardsIn(around.current);
      const next = cards[Math.min(place.current, cards.length - 1)]?.querySelector<HTMLElement>("h2 > a");
      (next ?? tabOf(around.current))?.focus();
    });
    return () => clearTimeout(timer);
  }, [games]);
  return around;
}
