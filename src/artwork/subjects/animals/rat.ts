import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A mouse with a tiny sword. */
export const RAT: Subject = {
  name: "rat",
  fits: ["rat", "mouse", "mice", "rats", "hamster", "rodent", "plague tale", "moss"],
  on: FEET,
  size: [120, 60],
  bulk: 0.45,
  draw: (pen) => {
    pen.body(
      "M-40 0C-50 -30 -10 -50 20 -44C24 -56 40 -56 40 -44L62 -24C60 -16 44 -12 30 -10L24 0Z" + circle(22, -46, 10),
    );
    pen.fill("M-40 -2C-48 -28 -10 -46 18 -40C8 -20 -10 -8 -24 -2Z", "spot-dark");
    pen.fill(circle(22, -46, 6), "pale");
    pen.fill(circle(44, -30, 2.4), "light");
    pen.fill(circle(62, -24, 3), "spot");
    pen.stroke("M-38 -4C-60 -4 -66 -24 -84 -18", "ink", { width: 3 });
    pen.fill(limb([34, -6], [66, -48], [3, 1]) + limb([34, -14], [42, -8], [2, 2]), "light");
  },
};
