export type Direction = "up" | "down" | "left" | "right";

/** A box in the window, in pixels, as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">;

/** To look sideways costs more than to look ahead: what stands in the same row comes before what is nearer below it. */
const SIDEWAYS = 3;
/** Neighbours whose borders overlap are neighbours all the same. */
const OVERLAP_PX = 4;

/** The same box, turned so that `direction` is to the right. */
function turned({ left, right, top, bottom }: Box, direction: Direction): Box {
  switch (direction) {
    case "right":
      return { left, right, top, bottom };
    case "left":
      return { left: -right, right: -left, top, bottom };
    case "down":
      return { left: top, right: bottom, top: left, bottom: right };
    case "up":
      return { left: -bottom, right: -top, top: left, bottom: right };
  }
}

/** How far `to` is from `from`, both turned to the right; undefined where it does not lie there. */
function distance(from: Box, to: Box): number | undefined {
  if (to.left < from.right - OVERLAP_PX) return undefined;
  const ahead = Math.max(0, to.left - from.right);
  const aside = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  const offCentre = Math.abs((to.top + to.bottom) / 2 - (from.top + from.bottom) / 2);
  return ahead + SIDEWAYS * aside + offCentre / 100;
}

/** Index of the box that lies nearest to `from` in `direction`; undefined where none does. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  const start = turned(from, direction);
  let best: { index: number; far: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const far = distance(start, turned(box, direction));
    if (far !== undefined && (best === undefined || far < best.far)) best = { index, far };
  }
  return best?.index;
}
