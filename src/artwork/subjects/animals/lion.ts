import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A lion. */
export const LION: Subject = {
  name: "lion",
  fits: ["lion", "lions", "tiger", "tigers", "big cat", "pride"],
  on: FEET,
  size: [150, 100],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      "M-60 -66C-30 -74 10 -72 24 -70L40 -42L30 -36H-48C-58 -42 -64 -56 -60 -66Z" +
        circle(44, -68, 28) +
        limb([34, -44], [38, 0], [12, 10]) +
        limb([18, -42], [18, 0], [11, 10]) +
        limb([-46, -46], [-56, -22], [14, 9]) +
        limb([-56, -22], [-50, 0], [9, 9]) +
        limb([-34, -42], [-34, 0], [12, 10]) +
        "M-58 -62C-82 -66 -90 -44 -86 -26L-94 -18L-80 -14L-82 -28C-82 -44 -74 -52 -58 -52Z",
    );
    pen.fill(circle(44, -68, 26), "spot");
    pen.fill("M36 -82C50 -86 64 -78 66 -66L76 -60L72 -50C58 -46 44 -50 38 -62Z", "pale");
    pen.fill(circle(58, -70, 2.6) + "M70 -62L78 -60L72 -55Z", "ink");
    pen.fill("M-94 -18L-86 -28L-80 -14ZM30 -90C20 -80 18 -60 26 -48C30 -60 30 -76 36 -88Z", "spot-dark");
  },
};
