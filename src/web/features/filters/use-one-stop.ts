// Several controls as one stop of the Tab key, which comes to what is chosen among them or to where the keyboard left;
// inside, other keys walk.
import { type RefCallback, useCallback, useEffect, useRef } from "react";

export const CONTROLS = "input, button, a";

/** Where a key leads from the control that has the focus; undefined where it leads nowhere. Must stay the same function. */
export type NextControl = (list: HTMLElement, event: KeyboardEvent) => HTMLElement | undefined;

const isChosen = (control: HTMLElement) =>
  control instanceof HTMLInputElement ? control.checked : control.ariaPressed === "true";

/** Only `current` can be reached by Tab; without it what has the focus, what is chosen, or the first of all. */
function rove(list: HTMLElement, current?: HTMLElement): void {
  const controls = [...list.querySelectorAll<HTMLElement>(CONTROLS)];
  const kept = controls.find((control) => control.tabIndex === 0 && control === document.activeElement);
  const stop = current ?? kept ?? controls.find(isChosen) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** Put the result on the list as its `ref`. Until it runs, and without scripts, every control is a stop of its own. */
export function useOneStop(next: NextControl): RefCallback<HTMLElement> {
  const shown = useRef<HTMLElement>(null);
  // Controls come and go, and so does what is chosen.
  useEffect(() => {
    if (shown.current !== null) rove(shown.current);
  });
  return useCallback(
    (list: HTMLElement) => {
      shown.current = list;
      const move = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const control = next(list, event);
        if (control === undefined) return;
        event.preventDefault();
        control.focus();
      };
      const follow = ({ target: focused }: FocusEvent) => {
        if (focused instanceof HTMLElement) rove(list, focused);
      };
      list.addEventListener("keydown", move);
      list.addEventListener("focusin", follow);
      return () => {
        shown.current = null;
        list.removeEventListener("keydown", move);
        list.removeEventListener("focusin", follow);
      };
    },
    [next],
  );
}
