import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A penguin. */
export const PENGUIN: Subject = {
  name: "penguin",
  fits: "penguin, penguins, antarctica, arctic, tux",
  on: FEET,
  size: [70, 100],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      "M-26 0C-36 -40 -26 -92 2 -96C14 -98 22 -90 22 -82L36 -76L22 -72C34 -50 34 -20 26 0ZM-26 -62L-40 -26L-26 -34ZM24 -58L40 -26L28 -32Z",
    );
    pen.fill("M4 -74C22 -60 26 -24 20 -4H-8C-16 -30 -12 -60 4 -74Z", "light");
    pen.fill("M22 -82L36 -76L22 -72ZM-18 -4H0L-4 2H-22ZM6 -4H26L28 2H8Z", "spot");
    pen.fill(circle(12, -84, 4), "light");
    pen.fill(circle(13, -84, 2), "ink");
    pen.fill("M-14 -70C0 -62 14 -62 20 -68L21 -62C10 -56 -4 -56 -16 -62Z", "spot");
  },
};
