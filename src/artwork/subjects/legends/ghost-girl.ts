import { stance, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A girl in a white dress, her hair over her face. */
export const GHOST_GIRL: Subject = {
  name: "ghost-girl",
  fits: "psychological-horror, japanese horror, little girl, curse, creepy, fatal frame",
  on: FEET,
  size: [50, 100],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-6 -72L6 -72L16 -14L-16 -14Z" + stance([9, -60, 10, -42], [-9, -60, -10, -42]) + HEADGEAR["hair-long"]);
    pen.fill("M-7 -74L7 -74L17 -14L10 -18L4 -12L-4 -18L-10 -12L-17 -14Z", "pale");
    pen.fill("M-10 -92C-10 -104 10 -104 10 -92L12 -62L6 -66L2 -60L-3 -66L-7 -60L-12 -62Z", "ink");
    pen.fill(rect([-1, -90], 5, 1.6), "spot");
    pen.glow([0, -50], 60);
  },
};
