import type { Subject } from "#artwork/part.ts";

/** Rows of invaders of large pixels. */
export const PIXEL_INVADERS: Subject = {
  name: "pixel-invaders",
  fits: "space invaders, invaders, arcade shooter, fixed shooter, centipede",
  on: ["pixel", "space"],
  size: [210, 130],
  bulk: 1.2,
  draw: (pen) => {
    const bug = "M-12 -24H-6V-18H6V-24H12V-18H18V-12H24V6H18V-3H12V9H6V3H-6V9H-12V-3H-18V6H-24V-12H-18V-18H-12Z";
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 4; column += 1)
        pen.place({ at: [(column - 1.5) * 54, -106 + row * 42], scale: 0.85 }, () => {
          pen.body(bug, row === 0 ? "spot" : row === 1 ? "pale" : "grey");
          pen.fill("M-9 -12H-3V-6H-9ZM3 -12H9V-6H3Z", "ink");
        });
  },
};
