import { type RefCallback, useCallback, useEffect, useRef } from "react";

/** From so many pixels on a push is meant. */
const PUSH_PX = 80;

type Sides = { onLeft: () => void; onRight: () => void };

/** Lets a finger push an element to one side or the other; it writes the element's place directly. */
export function usePushAside<T extends HTMLElement>(sides: Sides): RefCallback<T> {
  const latest = useRef(sides);
  useEffect(() => {
    latest.current = sides;
  });
  return useCallback((element: T) => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    let start: { id: number; x: number } | undefined;
    const begin = (event: PointerEvent) => {
      if (event.pointerType === "touch" && start === undefined) start = { id: event.pointerId, x: event.clientX };
    };
    const move = (event: PointerEvent) => {
      if (start?.id === event.pointerId) element.style.translate = `${event.clientX - start.x}px 0`;
    };
    const end = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return;
      const way = event.type === "pointerup" ? event.clientX - start.x : 0;
      start = undefined;
      element.style.translate = "";
      if (way <= -PUSH_PX) latest.current.onLeft();
      if (way >= PUSH_PX) latest.current.onRight();
    };
    element.addEventListener("pointerdown", begin, options);
    element.addEventListener("pointermove", move, options);
    element.addEventListener("pointerup", end, options);
    element.addEventListener("pointercancel", end, options);
    return () => abort.abort();
  }, []);
}
