import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A monster hunter in a long coat with a whip. */
export const WHIP_HUNTER: Subject = {
  name: "whip-hunter",
  fits: "castlevania, vampire hunter, monster hunter, hunter, belmont, devil may cry",
  ages: ["old"],
  on: FEET,
  size: [120, 116],
  draw: (pen) => {
    pen.body(stance([20, -80, 32, -92], [-18, -62, -22, -46], "stride") + CLOTHES["coat-long"] + HEADGEAR["hair-long"]);
    pen.fill(CLOTHES["coat-long"], "spot-dark");
    pen.fill(HEADGEAR["hair-long"] + CLOTHES.belt, "pale");
    pen.fill(CLOTHES.scarf, "spot");
    pen.stroke("M32 -92C56 -118 76 -108 62 -88C52 -72 80 -62 96 -76", "light", { width: 2.2 });
  },
};
