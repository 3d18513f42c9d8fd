import { stance, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** Death with the scythe. */
export const REAPER: Subject = {
  name: "reaper",
  fits: "death, reaper, grim, afterlife, underworld, hades, scythe",
  on: FEET,
  size: [90, 124],
  draw: (pen) => {
    pen.body(
      "M-8 -90C-18 -70 -26 -30 -30 0L-20 -6L-12 0L-4 -6L4 0L12 -6L20 0L28 -2C22 -30 16 -66 8 -90Z" +
        HEADGEAR.hood +
        stance([18, -70, 26, -62]) +
        limb([22, 0], [32, -122], [2.8, 2.8]),
    );
    pen.fill("M32 -120C6 -132 -24 -124 -40 -100C-20 -114 6 -116 30 -110Z", "grey");
    pen.fill("M-5 -92C-4 -99 6 -99 6 -92L4 -84L-3 -84Z", "pale");
    pen.fill(circle(-1.5, -92, 1.6) + circle(3.5, -92, 1.6), "ink");
    pen.fill("M0 -80C6 -60 12 -30 16 -4L4 0L0 -4Z", "spot-dark");
  },
};
