// A list of rows with a few controls each as one stop of the Tab key: arrows walk through the rows and between the
// controls of a row, Home and End go to the ends.
import { type RefObject, useEffect, useRef } from "react";

const CONTROLS = "input, button";

const rowsOf = (list: HTMLElement) => [...list.children].map((row) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]);

/** Where a key leads from row `row` of `count`; undefined when it leads nowhere. */
function rowAfter(key: string, row: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(row + 1, count - 1);
  if (key === "ArrowUp") return Math.max(row - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function target(list: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const rows = rowsOf(list);
  const at = rows.findIndex((controls) => controls.some((control) => control === event.target));
  const column = rows[at]?.findIndex((control) => control === event.target) ?? -1;
  if (column === -1) return undefined;
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    return rows[at]?.[column + (event.key === "ArrowRight" ? 1 : -1)];
  }
  const row = rowAfter(event.key, at, rows.length);
  return row === undefined ? undefined : rows[row]?.[column];
}

/** Only `current` can be reached by Tab; without it the first checked control, or the first of all. */
function rove(list: HTMLElement, current?: HTMLElement): void {
  const controls = rowsOf(list).flat();
  const isChecked = (control: HTMLElement) => control instanceof HTMLInputElement && control.checked;
  const kept = controls.find((control) => control.tabIndex === 0 && control === document.activeElement);
  const stop = current ?? kept ?? controls.find(isChecked) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** Put the result on the list. Until it runs, and without scripts, every control is a stop of its own. */
export function useRowKeys(): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const move = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = target(list, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    const follow = ({ target: focused }: FocusEvent) => {
      if (focused instanceof HTMLElement) rove(list, focused);
    };
    list.addEventListener("keydown", move);
    list.addEventListener("focusin", follow);
    return () => {
      list.removeEventListener("keydown", move);
      list.removeEventListener("focusin", follow);
    };
  }, []);
  // Rows come and go with the words in the field above them.
  useEffect(() => {
    if (ref.current !== null) rove(ref.current);
  });
  return ref;
}
