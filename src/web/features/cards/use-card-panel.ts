// When a card's panel is open: on hover by a mouse, on keyboard focus, on a tap of the info button. It renders on entering
// and leaving only, never while the pointer moves.
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { restsSince } from "#web/lib/pointer-rest.ts";

/** A pointer that only crosses a card opens nothing: it has to rest so long, */
const REST_MS = 80;
/** or to stay on the card for this long. */
const STAY_MS = 450;

/** What holds the panel open; `undefined` is closed. */
export type PanelCause = "hover" | "focus" | "tap" | undefined;

/** State and event handlers of one card's panel. */
export function useCardPanel() {
  const [cause, setCause] = useState<PanelCause>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(timer.current);
      const until = performance.now() + STAY_MS;
      const openAtRest = () => {
        if (restsSince() >= REST_MS || performance.now() >= until) setCause("hover");
        else timer.current = setTimeout(openAtRest, REST_MS - restsSince());
      };
      timer.current = setTimeout(openAtRest, REST_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(timer.current);
      setCause(undefined);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) setCause((current) => current ?? "focus");
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      setCause((current) => (current === "hover" ? current : undefined));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setCause(undefined);
    },
  };
  const toggle = () => setCause((current) => (current === undefined || current === "focus" ? "tap" : undefined));
  return { cause, handlers, toggle };
}
