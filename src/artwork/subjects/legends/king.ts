import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A king with crown, sceptre and long mantle. */
export const KING: Subject = {
  name: "king",
  fits: "king, kings, emperor, monarch, throne, kingdom, ruler",
  ages: ["old"],
  on: FEET,
  size: [70, 114],
  draw: (pen) => {
    pen.body(
      CLOTHES.robe +
        CLOTHES.cloak +
        stance([18, -66, 30, -60], [-16, -64, -18, -48]) +
        HEADGEAR.crown +
        limb([30, -8], [30, -84], [2.6, 2.6]),
    );
    pen.fill(CLOTHES.cloak, "spot-dark");
    pen.fill("M-5 -80L5 -80L9 -3L-9 -3Z", "deep");
    pen.fill("M-12 -84C-4 -78 5 -78 11 -84L14 -74C4 -68 -6 -68 -15 -74Z" + HEADGEAR.beard, "pale");
    pen.fill(HEADGEAR.crown + circle(30, -88, 5), "spot");
    pen.glow([30, -88], 20);
  },
};
