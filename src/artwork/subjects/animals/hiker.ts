import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A hiker with rucksack and stick. */
export const HIKER: Subject = {
  name: "hiker",
  fits: ["hiker", "climbing", "mountaineering", "climber", "celeste", "trek", "walking"],
  ages: ["modern"],
  on: FEET,
  size: [70, 110],
  draw: (pen) => {
    pen.body(
      stance([18, -64, 27, -58], [-15, -62, -17, -46], "stride") +
        "M-8 -84C-24 -88 -30 -74 -28 -50C-24 -42 -12 -42 -8 -48Z" +
        limb([28, -60], [32, 0], [2, 2]) +
        HEADGEAR.cap,
    );
    pen.fill("M-8 -84C-24 -88 -30 -74 -28 -50C-24 -42 -12 -42 -8 -48Z", "spot");
    pen.fill(CLOTHES.jacket, "spot-dark");
    pen.fill(HEADGEAR.cap + "M-30 -90H-8V-84H-30Z", "pale");
  },
};
