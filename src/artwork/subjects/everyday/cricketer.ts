import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A batsman before the wicket. */
export const CRICKETER: Subject = {
  name: "cricketer",
  fits: "cricket, wicket",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [100, 108],
  draw: (pen) => {
    pen.body(stance([12, -62, 16, -48], [0, -60, 14, -46], "stride") + HEADGEAR.helmet + "M12 -48L20 -48L30 -2L20 -2Z");
    pen.fill(CLOTHES.shirt + "M-9 -50L9 -50L20 -4L10 -4L0 -36L-12 -4L-22 -4Z", "pale");
    pen.fill(HEADGEAR.helmet, "spot");
    pen.fill("M13 -40L20 -40L29 -3L21 -3Z", "grey");
    pen.fill(rect([-44, -44], 3, 44) + rect([-38, -44], 3, 44) + rect([-32, -44], 3, 44), "light");
  },
};
