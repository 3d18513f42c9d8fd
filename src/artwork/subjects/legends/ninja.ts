import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A masked runner in the dark with a blade on the back. */
export const NINJA: Subject = {
  name: "ninja",
  fits: "ninja, ninjas, shinobi, shadow",
  ages: ["old", "modern"],
  on: [...FEET, "air"],
  size: [100, 110],
  draw: (pen) => {
    pen.body(stance([22, -68, 34, -78], [-12, -66, -26, -58], "run") + "M-2 -98L-30 -116L-32 -112L-6 -94Z");
    pen.fill("M-8 -96L10 -97L10 -92L-8 -91ZM-8 -95C-22 -102 -32 -92 -46 -98C-36 -86 -22 -86 -8 -90Z", "spot");
    pen.fill(rect([1, -94], 6, 2.4), "pale");
    pen.fill(CLOTHES.belt, "spot-dark");
    pen.fill(limb([34, -78], [38, -82], [2, 2]) + "M36 -90l3 6l6 2l-6 3l-3 6l-2 -6l-6 -3l6 -2Z", "light");
  },
};
