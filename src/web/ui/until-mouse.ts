import type * as mouseEffects from "./mouse-effects.ts";

type Effects = typeof mouseEffects;

/**
 * Begins an effect with the first move of a mouse over `target`, and fetches its code then. What it returns ends the effect,
 * or the waiting for it.
 */
export function untilMouse(
  target: HTMLElement | Window,
  begin: (effects: Effects, event: PointerEvent) => () => void,
): () => void {
  const wait = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === "touch") return;
    stop();
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    import("./mouse-effects.ts").then(
      (effects) => {
        if (isWanted) stop = begin(effects, event);
      },
      // What lies flat is whole.
      () => undefined,
    );
  };
  let stop = () => target.removeEventListener("pointermove", wait);
  target.addEventListener("pointermove", wait, { passive: true });
  return () => stop();
}
