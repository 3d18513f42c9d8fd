import { CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** Three hooded figures around a candle. */
export const CULTISTS: Subject = {
  name: "cultists",
  fits: "cult, occult, ritual, cultist, cultists, lovecraft, sect",
  on: FEET,
  size: [190, 108],
  bulk: 1.1,
  draw: (pen) => {
    for (const [x, scale] of [
      [-62, 0.9],
      [62, 0.9],
      [0, 1.08],
    ] as const)
      pen.place({ at: [x, 0], scale }, () => {
        pen.body(CLOTHES.robe + "M-13 -80C-15 -98 -6 -110 0 -112C6 -110 15 -98 13 -80Z");
        pen.fill(CLOTHES.robe, "spot-dark");
        pen.fill("M-6 -92C-5 -100 5 -100 6 -92L4 -82L-4 -82Z", "ink");
        pen.fill(circle(-2, -91, 1.4) + circle(2.5, -91, 1.4), "light");
      });
    pen.fill(rect([-3, -46], 6, 20), "pale");
    pen.glow([0, -52], 44, "spot");
    pen.fill("M0 -60C4 -54 3 -48 0 -47C-3 -48 -4 -54 0 -60Z", "light");
  },
};
