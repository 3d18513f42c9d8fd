// A list of rows with a few controls each as one stop of the Tab key: arrows walk through the rows and between the
// controls of a row, Home and End go to the ends.
import type { RefCallback } from "react";
import { CONTROLS, useOneStop } from "./use-one-stop.ts";

const rowsOf = (list: HTMLElement) => [...list.children].map((row) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]);

/** Where a key leads from row `row` of `count`; undefined when it leads nowhere. */
function rowAfter(key: string, row: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(row + 1, count - 1);
  if (key === "ArrowUp") return Math.max(row - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function nextInRows(list: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
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

/** Put the result on the list as its `ref`. */
export function useRowKeys(): RefCallback<HTMLElement> {
  return useOneStop(nextInRows);
}
