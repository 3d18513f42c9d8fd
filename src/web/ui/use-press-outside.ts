import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onPress` for a press outside `element` while `isActive`; touch screens do not always move the focus. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isActive: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isActive]);
}
