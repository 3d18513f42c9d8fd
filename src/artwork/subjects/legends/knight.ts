import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A knight in plate with cape, sword and plume. */
export const KNIGHT: Subject = {
  name: "knight",
  fits: "knight, knights, medieval, crusade, soulslike, chivalry",
  ages: ["old"],
  on: FEET,
  size: [64, 112],
  draw: (pen) => {
    pen.fill(CLOTHES.cape, "spot-dark");
    pen.body(
      stance([17, -64, 22, -50], [-16, -62, -15, -46], "wide") + HEADGEAR.helmet + CLOTHES.armour + HELD.sword(22, -50),
    );
    pen.fill(CLOTHES.armour + HEADGEAR.helmet, "grey");
    pen.fill(
      "M0 -84C8 -84 14 -80 14 -80L15 -64L9 -46L0 -46ZM0 -104C11 -104 10 -88 10 -88L10 -80L5 -78L5 -88L0 -88Z",
      "shade",
    );
    pen.fill(rect([-6, -93], 13, 3), "ink");
    pen.fill(HEADGEAR.plume + CLOTHES.belt, "spot");
    pen.fill(limb([24, -54], [55, -95], [3.4, 1.2]), "pale");
  },
};
