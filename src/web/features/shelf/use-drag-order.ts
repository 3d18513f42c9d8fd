import { type PointerEvent, useRef } from "react";
import { scrollAtEdges } from "./scroll-at-edges.ts";

type Drag = {
  pointer: number;
  /** How far below its top the row was taken, where the pointer is now, and how far the row stands from its own place. */
  takenAt: number;
  y: number;
  moved: number;
  from: number;
  rows: HTMLElement[];
  stopScrolling: () => void;
};

const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** The place among the others that a row has been dragged to. */
function placeOf({ rows, from, y }: Drag): number {
  return rows.filter((row, index) => index !== from && middleOf(row) < y).length;
}

/** Puts the row under the pointer, however far the page has scrolled since, and whatever has come above the list. */
function follow(drag: Drag): void {
  const row = drag.rows[drag.from];
  if (row === undefined) return;
  const place = row.getBoundingClientRect().top - drag.moved;
  drag.moved = drag.y - drag.takenAt - place;
  row.style.translate = `0 ${drag.moved}px`;
}

function letGo({ rows, from, stopScrolling }: Drag): void {
  stopScrolling();
  const row = rows[from];
  if (row === undefined) return;
  row.style.translate = "";
  delete row.dataset["dragged"];
}

/** A drag that begins by this press; the page scrolls where it is held at an edge of the window. */
function begin(event: PointerEvent<HTMLElement>, list: Element, from: number): Drag {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const row = rows[from];
  const drag: Drag = {
    pointer: event.pointerId,
    takenAt: event.clientY - (row?.getBoundingClientRect().top ?? 0),
    y: event.clientY,
    moved: 0,
    from,
    rows,
    stopScrolling: scrollAtEdges(
      list,
      () => drag.y,
      () => follow(drag),
    ),
  };
  if (row !== undefined) row.dataset["dragged"] = "";
  return drag;
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
    ended.y = clientY;
    const to = placeOf(ended);
    letGo(ended);
    if (type === "pointerup" && to !== ended.from) onMove(ended.from, to);
  };
  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest("ol");
      if (event.button !== 0 || drag.current !== undefined || list === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = begin(event, list, index);
    },
    onPointerMove: ({ clientY, pointerId }: PointerEvent) => {
      const going = drag.current;
      if (going?.pointer !== pointerId) return;
      going.y = clientY;
      follow(going);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
