import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A bee. */
export const BEE: Subject = {
  name: "bee",
  fits: "bee, bees, hive, insect, insects, wasp, ant, ants, bug fables",
  on: ["air", ...FEET],
  size: [120, 90],
  bulk: 0.7,
  draw: (pen) => {
    pen.fill(
      "M-6 -18C-40 -70 -70 -50 -50 -26C-40 -14 -20 -14 -6 -18ZM4 -20C0 -70 36 -76 34 -46C32 -30 16 -22 4 -20Z",
      "light",
      0.6,
    );
    pen.body(
      ellipse([-4, 2], 44, 26) +
        circle(44, -4, 17) +
        "M-46 2L-60 6L-46 10ZM50 -18L58 -34L61 -32L54 -16ZM42 -20L44 -36L47 -36L47 -20Z",
    );
    pen.fill(ellipse([-4, 2], 42, 24), "spot");
    pen.fill(
      "M-22 -20C-28 -6 -28 10 -22 24L-12 27C-18 10 -18 -6 -12 -23ZM8 -23C4 -8 4 10 8 27L18 24C14 10 14 -8 18 -21Z",
      "ink",
    );
    pen.fill(circle(48, -6, 5), "light");
    pen.fill(circle(50, -6, 2.4), "ink");
  },
};
