import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A frog. */
export const FROG: Subject = {
  name: "frog",
  fits: ["frog", "frogs", "toad", "battletoads"],
  on: FEET,
  size: [100, 70],
  bulk: 0.5,
  draw: (pen) => {
    pen.body(
      "M-44 0C-52 -10 -46 -26 -30 -30C-20 -46 0 -52 10 -50C10 -62 26 -66 30 -54C46 -50 52 -38 44 -30C40 -22 30 -20 22 -20L34 0H14L6 -12L-6 0Z",
    );
    pen.fill(
      "M-40 -2C-46 -12 -40 -24 -28 -26C-18 -42 2 -48 12 -46C24 -40 40 -40 44 -34C36 -26 20 -26 4 -16L-10 -4Z",
      "spot",
    );
    pen.fill(circle(21, -54, 6), "light");
    pen.fill(circle(23, -54, 3), "ink");
    pen.stroke("M24 -36Q38 -32 46 -36", "ink", { width: 1.6 });
  },
};
