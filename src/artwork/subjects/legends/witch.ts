import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A witch beside her broom, hat and hair flying. */
export const WITCH: Subject = {
  name: "witch",
  fits: "witch, witches, halloween, bayonetta, cauldron",
  on: [...FEET, "air"],
  size: [90, 130],
  draw: (pen) => {
    pen.body(
      CLOTHES.gown +
        stance([18, -66, 30, -62], [-18, -66, -28, -74]) +
        HEADGEAR.wizard +
        HEADGEAR["hair-long"] +
        limb([30, -4], [32, -104], [2.4, 2.4]) +
        "M24 -2L38 -2L34 -26L28 -26Z",
    );
    pen.fill(CLOTHES.gown, "spot-dark");
    pen.fill(HEADGEAR["hair-long"] + "M-14 -94L14 -94L15 -90L-15 -90Z", "spot");
    pen.fill("M24 -2L38 -2L34 -26L28 -26Z" + circle(-28, -76, 3), "pale");
    pen.glow([-28, -76], 22, "spot");
  },
};
