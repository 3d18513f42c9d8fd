import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A round slime with bright eyes. */
export const SLIME: Subject = {
  name: "slime",
  fits: "slime, slimes, blob, jelly, monster-collecting, creature collecting",
  on: FEET,
  size: [84, 70],
  bulk: 0.7,
  draw: (pen) => {
    pen.body("M-40 0C-46 -24 -26 -50 -6 -58C-3 -64 0 -70 3 -70C6 -70 7 -64 8 -58C30 -50 46 -24 40 0Z");
    pen.fill("M-40 0C-46 -24 -26 -50 -6 -58C-3 -64 0 -70 3 -70C6 -70 7 -64 8 -58C30 -50 46 -24 40 0Z", "spot");
    pen.fill("M8 -58C30 -50 46 -24 40 0L10 0C28 -14 26 -40 8 -58Z", "shade");
    pen.fill(ellipse([-18, -38], 7, 4) + circle(-6, -26, 6) + circle(18, -26, 6), "light");
    pen.fill(circle(-4, -25, 3.4) + circle(20, -25, 3.4) + "M2 -14Q7 -8 12 -14Z", "ink");
  },
};
