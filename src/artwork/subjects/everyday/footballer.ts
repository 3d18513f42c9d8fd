import { posed } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A footballer who strikes the ball. */
export const FOOTBALLER: Subject = {
  name: "footballer",
  fits: "football, soccer, fifa, striker, goal",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [100, 106],
  draw: (pen) => {
    pen.body(posed("kicking") + "M-16 -80L2 -80L6 -50L-8 -50Z");
    pen.fill("M-17 -81L2 -81L6 -52L-8 -52Z", "spot");
    pen.fill("M-9 -52L7 -52L24 -46L22 -36L4 -40L-6 -30L-14 -32Z", "pale");
    pen.fill(limb([-9, -16], [-11, -8], [8, 7]) + limb([36, -40], [44, -36], [7, 6]), "spot-dark");
    pen.fill(circle(60, -30, 9), "light");
    pen.fill("M60 -35L64 -32L62 -27L57 -27L55 -32Z", "ink");
  },
};
