import type { Subject } from "#artwork/part.ts";

/** A ship of large pixels that fires upward. */
export const PIXEL_SHIP: Subject = {
  name: "pixel-ship",
  fits: "galaga, gradius, r-type, shooter vertical, shoot 'em up, scrolling shooter, asteroids",
  on: ["pixel", "space"],
  size: [120, 120],
  bulk: 0.9,
  draw: (pen) => {
    pen.body(
      "M-8 -112H8V-88H16V-64H24V-48H40V-40H56V-16H40V-24H24V-8H8V0H-8V-8H-24V-24H-40V-16H-56V-40H-40V-48H-24V-64H-16V-88H-8Z",
    );
    pen.fill("M-8 -88H8V-64H-8ZM-56 -48H-48V-40H-56ZM48 -48H56V-40H48ZM-40 -40H-24V-32H-40ZM24 -40H40V-32H24Z", "spot");
    pen.fill("M-8 -56H8V-40H-8ZM-4 -152H4V-128H-4ZM-4 -190H4V-170H-4Z", "light");
    pen.fill("M-16 0H-8V12H-16ZM8 0H16V12H8ZM-4 4H4V20H-4Z", "spot");
  },
};
