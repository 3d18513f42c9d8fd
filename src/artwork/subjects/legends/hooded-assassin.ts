import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A hooded figure with a hidden blade. */
export const HOODED_ASSASSIN: Subject = {
  name: "hooded-assassin",
  fits: "assassin, assassins, stealth, thief, rogue, creed, ninja-like",
  ages: ["old", "modern"],
  on: FEET,
  size: [66, 108],
  draw: (pen) => {
    pen.body(stance([18, -66, 30, -58], [-16, -62, -20, -46], "stride") + CLOTHES["coat-long"] + HEADGEAR.hood);
    pen.fill(CLOTHES["coat-long"] + HEADGEAR.hood, "pale");
    pen.fill("M0 -80L11 -80L14 -50L21 -7L3 -10L0 -44ZM-6 -92C-5 -99 5 -99 6 -92L5 -84L-5 -84Z", "shade");
    pen.fill(CLOTHES.sash + CLOTHES.belt, "spot");
    pen.fill(limb([30, -58], [50, -56], [2.4, 1]), "light");
  },
};
