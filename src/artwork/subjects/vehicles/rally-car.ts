import type { Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A hatchback with lamps on its roof, seen from the side. */
export const RALLY_CAR: Subject = {
  name: "rally-car",
  fits: ["rally", "off-road"],
  ages: ["modern", "future"],
  on: ["road", "land"],
  size: [244, 86],
  bulk: 0.7,
  draw: (pen) => {
    pen.body("M-116 -18L-118 -44L-60 -50L-44 -80L24 -80L56 -52L108 -44C118 -40 120 -28 118 -14L-116 -12Z", "spot");
    pen.fill("M-52 -52L-40 -73L-12 -73L-12 -52ZM-4 -52L-4 -73L20 -73L42 -52Z", "dark");
    pen.fill("M-116 -24L118 -24L118 -12L-116 -12Z", "spot-dark");
    pen.fill(rect([-30, -38], 60, 12), "light");
    for (const x of [-72, 72]) {
      pen.fill(circle(x, -18, 20), "ink");
      pen.fill(circle(x, -18, 9), "grey");
    }
    pen.fill(circle(18, -84, 4) + circle(28, -83, 4), "light");
    pen.glow([112, -34], 40);
  },
};
