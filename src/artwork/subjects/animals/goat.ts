import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A goat. */
export const GOAT: Subject = {
  name: "goat",
  fits: ["goat", "goats", "goat simulator", "ram"],
  on: FEET,
  size: [120, 100],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-46 -62C-20 -70 10 -68 24 -66C28 -76 30 -84 36 -90L54 -84L64 -72L56 -66L46 -70C42 -58 38 -50 30 -44L-40 -40C-50 -46 -52 -56 -46 -62ZM38 -90C30 -100 16 -102 8 -94C18 -96 28 -92 32 -84ZM46 -90C42 -104 28 -110 16 -106C28 -104 36 -98 40 -86Z" +
        limb([26, -46], [28, 0], [8, 5]) +
        limb([14, -44], [12, 0], [8, 5]) +
        limb([-36, -46], [-44, -22], [10, 5]) +
        limb([-44, -22], [-40, 0], [5, 5]) +
        limb([-26, -44], [-26, 0], [9, 5]),
    );
    pen.fill("M-42 -58C-20 -66 10 -64 24 -62L30 -48L-38 -44C-46 -48 -46 -54 -42 -58Z", "light");
    pen.fill("M54 -66L52 -52L46 -66Z", "pale");
    pen.fill("M26 -62L38 -56L34 -50L24 -54Z" + circle(34, -50, 3), "spot");
    pen.fill(circle(46, -80, 2.4), "ink");
  },
};
