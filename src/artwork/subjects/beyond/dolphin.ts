import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A dolphin in a leap. */
export const DOLPHIN: Subject = {
  name: "dolphin",
  fits: "dolphin, dolphins, ecco, orca",
  on: ["deep", "water", "air"],
  size: [220, 110],
  bulk: 1,
  draw: (pen) => {
    pen.body(
      "M104 -2C92 -8 84 -20 66 -28C40 -42 10 -44 -8 -42L-26 -66L-34 -36C-66 -24 -84 0 -92 30L-116 36L-100 46L-104 64L-82 44C-60 22 -30 10 0 6L-8 34L24 4C46 2 66 6 80 6C90 6 100 4 104 -2Z",
    );
    pen.fill("M80 6C50 4 10 8 -20 18C10 0 50 -6 92 -2Z", "pale");
    pen.fill(circle(68, -14, 2.6), "light");
    pen.fill("M-8 -42L-26 -66L-34 -36Z", "spot-dark");
    pen.fill(circle(-60, 60, 4) + circle(-44, 74, 5) + circle(-76, 84, 3) + circle(-20, 56, 3), "light");
  },
};
