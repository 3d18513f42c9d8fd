import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A bat. */
export const BAT: Subject = {
  name: "bat",
  fits: "bat, bats, cave creature, night creature",
  on: ["air"],
  size: [170, 80],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      "M0 -22L-6 -36L-14 -22C-34 -50 -64 -52 -84 -40C-70 -34 -66 -22 -66 -8C-54 -16 -44 -12 -38 2C-28 -6 -18 -2 -10 14L0 26L10 14C18 -2 28 -6 38 2C44 -12 54 -16 66 -8C66 -22 70 -34 84 -40C64 -52 34 -50 14 -22L6 -36Z",
    );
    pen.fill(
      "M-14 -22C-34 -50 -64 -52 -84 -40C-56 -38 -34 -24 -16 -4ZM14 -22C34 -50 64 -52 84 -40C56 -38 34 -24 16 -4Z",
      "spot-dark",
    );
    pen.fill(circle(-5, -14, 3) + circle(5, -14, 3), "spot");
    pen.fill("M-4 -4L-2 4L0 -4ZM0 -4L2 4L4 -4Z", "light");
  },
};
