import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb } from "#artwork/path.ts";

/** A hen. */
export const CHICKEN: Subject = {
  name: "chicken",
  fits: "chicken, hen, rooster, poultry",
  on: FEET,
  size: [90, 92],
  bulk: 0.5,
  draw: (pen) => {
    pen.body(
      "M-44 -62C-50 -70 -50 -82 -44 -88C-30 -76 -20 -66 -4 -62C6 -66 8 -80 14 -86C24 -92 36 -84 34 -72L46 -66L34 -62C34 -40 22 -22 2 -18C-22 -16 -42 -36 -44 -62Z" +
        limb([-4, -20], [-4, -2], [3, 3]) +
        limb([8, -20], [8, -2], [3, 3]),
    );
    pen.fill(
      "M-40 -60C-20 -58 -6 -58 2 -58C12 -62 12 -76 16 -82C24 -86 32 -82 31 -72C32 -44 20 -26 2 -22C-20 -20 -36 -38 -40 -60Z",
      "pale",
    );
    pen.fill(
      "M14 -86C12 -96 20 -98 22 -92C24 -100 32 -98 30 -90C36 -92 38 -84 34 -80ZM34 -70L46 -66L34 -62Z" +
        ellipse([32, -56], 3, 6),
      "spot",
    );
    pen.fill("M-28 -52C-14 -50 -2 -48 4 -42C-4 -30 -22 -32 -28 -52Z", "spot-dark");
    pen.fill(circle(26, -76, 2.2), "ink");
  },
};
