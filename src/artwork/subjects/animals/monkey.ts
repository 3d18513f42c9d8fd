import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A monkey with a long tail. */
export const MONKEY: Subject = {
  name: "monkey",
  fits: ["monkey", "monkeys", "ape escape", "simian", "bananas"],
  on: FEET,
  size: [110, 100],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      "M-40 0C-60 -20 -56 -60 -34 -66C-44 -50 -40 -20 -24 -12C-20 -30 -16 -44 -4 -50C-20 -58 -22 -82 -4 -90C16 -98 34 -86 34 -70C42 -66 40 -54 30 -54C24 -50 18 -48 14 -46C24 -36 28 -16 26 0Z" +
        circle(-14, -74, 8) +
        limb([12, -40], [40, -52], [7, 6]),
    );
    pen.fill(
      "M4 -82C16 -88 30 -80 30 -70C36 -64 32 -56 22 -56C8 -56 0 -66 4 -82Z" +
        circle(-14, -74, 5) +
        "M-4 -36C6 -30 10 -14 8 -2H-8C-12 -14 -10 -28 -4 -36Z",
      "pale",
    );
    pen.fill(circle(14, -72, 2.6) + circle(25, -71, 2.6), "ink");
    pen.fill("M38 -52C48 -64 62 -62 66 -52C56 -56 48 -52 42 -46Z", "spot");
  },
};
