import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A horse at a gallop. */
export const HORSE: Subject = {
  name: "horse",
  fits: ["horse", "horses", "stable", "riding", "equestrian", "mustang"],
  on: FEET,
  size: [150, 120],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      "M-46 -66C-28 -74 4 -70 24 -68C34 -82 44 -96 56 -106L60 -116L66 -106L86 -90L80 -80L62 -84C54 -70 46 -56 34 -48L-38 -44C-50 -48 -54 -60 -46 -66Z" +
        limb([28, -52], [52, -36], [11, 6]) +
        limb([52, -36], [64, -16], [6, 4]) +
        limb([20, -50], [34, -24], [10, 6]) +
        limb([34, -24], [22, -6], [6, 4]) +
        limb([-38, -54], [-60, -34], [13, 6]) +
        limb([-60, -34], [-84, -24], [6, 4]) +
        limb([-28, -50], [-44, -22], [12, 6]) +
        limb([-44, -22], [-66, -10], [6, 4]),
    );
    pen.fill(
      "M56 -106C44 -100 30 -84 22 -68L34 -68C42 -80 52 -92 62 -100ZM-46 -66C-70 -70 -86 -58 -96 -44C-80 -50 -64 -50 -48 -54Z",
      "spot-dark",
    );
    pen.fill(circle(66, -100, 2), "light");
    pen.fill("M-12 -72H14L16 -56H-14Z", "spot");
  },
};
