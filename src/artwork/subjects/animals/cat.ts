import { FEET, type Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** A cat that sits and looks. */
export const CAT: Subject = {
  name: "cat",
  fits: "cat, cats, stray, kitten, feline",
  on: FEET,
  size: [90, 90],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      "M-24 0C-30 -24 -24 -44 -10 -54L-14 -84L-2 -74H14L26 -84L24 -58C34 -44 34 -20 30 0ZM-24 -2C-50 0 -52 -30 -40 -40C-42 -24 -38 -12 -22 -14Z",
    );
    pen.fill("M-10 -54C-24 -44 -28 -24 -24 -4L-8 -4C-16 -24 -10 -44 -2 -52ZM-14 -84L-6 -75L-10 -68Z", "spot-dark");
    pen.fill(ellipse([1, -64], 4, 5) + ellipse([17, -64], 4, 5), "light");
    pen.fill(ellipse([2, -64], 1.4, 4.6) + ellipse([18, -64], 1.4, 4.6), "ink");
    pen.fill("M6 -57H12L9 -54Z", "spot");
    pen.stroke("M-2 -56L-16 -58M-2 -53L-14 -51M20 -56L34 -58M20 -53L32 -51", "grey", { width: 1 });
  },
};
