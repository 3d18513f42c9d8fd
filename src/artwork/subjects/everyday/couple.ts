import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** Two people hand in hand. */
export const COUPLE: Subject = {
  name: "couple",
  fits: "romance, dating, dating-sim, love, wedding, relationship, it takes two",
  on: FEET,
  size: [110, 106],
  bulk: 1,
  draw: (pen) => {
    pen.place({ at: [-24, 0] }, () => {
      pen.body(CLOTHES.gown + stance([14, -62, 24, -46]) + HEADGEAR["hair-long"]);
      pen.fill(CLOTHES.gown, "spot");
      pen.fill(HEADGEAR["hair-long"], "spot-dark");
    });
    pen.place({ at: [24, 0] }, () => {
      pen.body(stance([15, -62, 17, -45], [-14, -62, -24, -46]) + CLOTHES.jacket + HEADGEAR.hair);
      pen.fill(CLOTHES.jacket, "deep");
      pen.fill("M-4 -80L4 -80L0 -62Z", "light");
    });
    pen.fill("M0 -112C5 -121 17 -112 0 -97C-17 -112 -5 -121 0 -112Z", "light");
  },
};
