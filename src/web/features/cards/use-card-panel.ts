// When a card's panel is open: on hover by a mouse, on keyboard focus, on a tap of the info button. It renders on entering
// and leaving only, never while the pointer moves.
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** A pointer that only crosses a card opens nothing. */
const HOVER_INTENT_MS = 80;

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
      timer.current = setTimeout(() => setCause("hover"), HOVER_INTENT_MS);
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
