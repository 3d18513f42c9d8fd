import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A warrior of antiquity with crest, spear and round shield. */
export const SPEARMAN: Subject = {
  name: "spearman",
  fits: "spartan, greece, greek, hoplite, gladiator, rome, roman, troy",
  ages: ["old"],
  on: FEET,
  size: [96, 124],
  draw: (pen) => {
    pen.body(
      stance([20, -74, 28, -78], [-18, -64, -22, -60], "stride") +
        CLOTHES.kilt +
        HEADGEAR.helmet +
        limb([10, -20], [44, -124], [2.6, 2.4]) +
        circle(-22, -58, 20),
    );
    pen.fill(CLOTHES.cape + CLOTHES.kilt, "spot-dark");
    pen.fill(HEADGEAR.helmet + CLOTHES.armour, "grey");
    pen.fill("M-12 -100C-10 -116 10 -116 16 -102C6 -108 -2 -106 -12 -100Z" + circle(-22, -58, 18), "spot");
    pen.fill(circle(-22, -58, 12) + "M44 -132L49 -116L39 -119Z", "pale");
    pen.fill(circle(-22, -58, 7), "spot");
  },
};
