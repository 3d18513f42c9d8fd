import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** An explorer with rucksack and torch. */
export const EXPLORER: Subject = {
  name: "explorer",
  fits: "tomb, archaeologist, explorer, adventurer, raider, relics, uncharted, treasure hunter",
  ages: ["modern", "old"],
  on: FEET,
  size: [74, 110],
  draw: (pen) => {
    pen.body(
      stance([18, -72, 30, -82], [-16, -62, -18, -46], "stride") +
        CLOTHES.shorts +
        "M-10 -82C-24 -84 -28 -70 -26 -52C-20 -46 -12 -48 -9 -54Z" +
        HEADGEAR.ponytail +
        limb([30, -80], [34, -98], [3, 4]),
    );
    pen.fill(CLOTHES.jacket, "spot", 0.9);
    pen.fill(CLOTHES.shorts + "M-10 -82C-24 -84 -28 -70 -26 -52C-20 -46 -12 -48 -9 -54Z", "spot-dark");
    pen.fill(CLOTHES.belt, "grey");
    pen.fill("M34 -100C42 -106 38 -114 36 -120C32 -112 28 -106 34 -100Z", "light");
    pen.glow([35, -108], 52, "spot");
  },
};
