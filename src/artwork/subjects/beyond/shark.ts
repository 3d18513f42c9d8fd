import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A shark with open mouth. */
export const SHARK: Subject = {
  name: "shark",
  fits: "shark, sharks, jaws, maneater, predator",
  on: ["deep", "water"],
  size: [270, 120],
  bulk: 1.3,
  draw: (pen) => {
    pen.body(
      "M134 -4C110 -28 60 -40 14 -40L-6 -74L-26 -38C-60 -32 -90 -18 -104 -8L-134 -48L-126 -4L-140 34L-102 8C-70 22 -20 30 20 30L6 62L46 28C76 26 96 22 110 14L84 8L128 4Z",
    );
    pen.fill("M110 14C70 28 0 30 -70 16C-20 20 40 18 84 8Z", "pale");
    pen.fill("M84 8L90 14L94 7L100 13L104 6L110 11L114 5Z", "light");
    pen.fill(circle(92, -14, 4), "spot");
    pen.stroke("M60 -16Q54 -4 60 8M50 -16Q44 -4 50 8M40 -16Q34 -4 40 8", "grey", { width: 2 });
    pen.fill("M14 -40L-6 -74L-26 -38ZM6 62L46 28L20 30Z", "spot-dark");
  },
};
