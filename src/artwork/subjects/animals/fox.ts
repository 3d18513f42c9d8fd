import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A fox on its way. */
export const FOX: Subject = {
  name: "fox",
  fits: ["fox", "foxes", "tunic"],
  on: FEET,
  size: [130, 70],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      "M40 -52L46 -66L52 -54L60 -50L72 -42L60 -38C54 -30 46 -28 40 -28L34 -26C20 -22 -10 -22 -26 -24C-40 -20 -58 -8 -78 -14C-62 -26 -54 -44 -30 -44C-10 -50 20 -50 32 -46ZM34 -52L36 -66L44 -54Z" +
        limb([30, -28], [34, 0], [8, 4]) +
        limb([20, -28], [18, 0], [8, 4]) +
        limb([-20, -28], [-28, -14], [9, 5]) +
        limb([-28, -14], [-24, 0], [5, 4]) +
        limb([-12, -28], [-10, 0], [8, 4]),
    );
    pen.fill(
      "M40 -52L46 -66L52 -54L60 -50L66 -45L50 -42C40 -34 20 -34 0 -36C-20 -36 -40 -30 -60 -16C-54 -36 -44 -44 -30 -44C-10 -50 20 -50 32 -46Z",
      "spot",
    );
    pen.fill(
      "M-78 -14C-70 -20 -66 -26 -62 -30C-60 -24 -62 -18 -66 -13ZM60 -38C54 -30 46 -28 40 -28L42 -36L56 -42Z",
      "pale",
    );
    pen.fill(circle(55, -47, 2), "light");
  },
};
