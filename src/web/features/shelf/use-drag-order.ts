import { type PointerEvent, useRef } from "react";

type Drag = { pointer: number; startY: number; from: number; rows: HTMLElement[] };

const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** The place among the others that a row has been dragged to. */
function placeOf({ rows, from }: Drag, y: number): number {
  return rows.filter((row, index) => index !== from && middleOf(row) < y).length;
}

/**
 * Lets a mouse, pen or finger drag a row of a list by its handle. `onMove` is told from where to where (0 is the first) once
 * it is let go. The result goes on the handle of the row at `index`; the row follows by its style alone.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const drag = useRef<Drag>(undefined);
  const end = ({ clientY, pointerId, type }: PointerEvent) => {
    const ended = drag.current;
    if (ended?.pointer !== pointerId) return;
    drag.current = undefined;
    const row = ended.rows[ended.from];
    const to = placeOf(ended, clientY);
    if (row !== undefined) {
      row.style.translate = "";
      delete row.dataset["dragged"];
    }
    if (type === "pointerup" && to !== ended.from) onMove(ended.from, to);
  };
  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest("ol");
      if (event.button !== 0 || drag.current !== undefined || list === null) return;
      const rows = [...list.children].filter((row) => row instanceof HTMLElement);
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, startY: event.clientY, from: index, rows };
      const row = rows[index];
      if (row !== undefined) row.dataset["dragged"] = "";
    },
    onPointerMove: ({ clientY, pointerId }: PointerEvent) => {
      const going = drag.current;
      const row = going?.pointer === pointerId ? going.rows[going.from] : undefined;
      if (row !== undefined && going !== undefined) row.style.translate = `0 ${clientY - going.startY}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
