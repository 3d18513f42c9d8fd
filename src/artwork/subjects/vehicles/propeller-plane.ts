import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** An old fighter with one propeller; half of the worlds have it as a biplane. */
export const PROPELLER_PLANE: Subject = {
  name: "propeller-plane",
  fits: "plane, biplane, airplane, flying, flight, world-war-i, world-war-ii, pilot",
  ages: ["modern"],
  on: ["air"],
  size: [250, 120],
  draw: (pen) => {
    if (pen.world.chance(0.5))
      layers(
        pen,
        -7,
      )(`
        body spot-dark M-10 -50L70 -56L74 -48L-8 -42Z
        line ink 3 M4 -44L2 10M60 -50L52 12
      `);
    layers(
      pen,
      -7,
    )(`
      pale .45 M107 -2C107 -64 117 -64 117 -2C117 60 107 60 107 -2Z
      body spot M-124 -10L-132 -48L-108 -48L-82 -16L-30 -22C-20 -32 2 -32 12 -22L58 -24C88 -24 104 -14 106 -2C106 12 90 22 60 24L-30 20Z
      shade M-124 -8L106 0C106 12 90 22 60 24L-30 20Z; dark M-26 -22C-18 -30 0 -30 8 -22Z; dot ink 8 -6 -28; light M-12 -24L-44 -20L-42 -26L-14 -29Z
      body spot-dark M-40 8L56 12L30 26L-66 22C-70 16 -60 8 -40 8Z
      body spot-dark M-134 -14L-96 -12L-104 -4L-138 -6Z
      light .85 M70 -24L88 -21L88 20L70 23Z; dot light 11 -60 -2; dot ink 5 -60 -2; grey M104 -10L118 -2L104 6Z; line ink 3.4 M40 24L46 44M58 24L52 44; dot ink 10 50 48
    `);
  },
};
