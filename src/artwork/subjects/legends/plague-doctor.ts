import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A doctor in a beaked mask with wide hat and cane. */
export const PLAGUE_DOCTOR: Subject = {
  name: "plague-doctor",
  fits: "plague, pestilence, rats, alchemist, alchemy, bloodborne",
  ages: ["old"],
  on: FEET,
  size: [80, 112],
  draw: (pen) => {
    pen.body(
      CLOTHES["coat-long"] +
        CLOTHES.robe +
        stance([18, -64, 28, -56], [-16, -62, -18, -46]) +
        "M-22 -96L22 -96L20 -99L9 -99L8 -110L-8 -110L-9 -99L-20 -99Z" +
        limb([28, 0], [28, -58], [2.4, 2.4]),
    );
    pen.fill("M-6 -96C4 -98 12 -92 30 -82C14 -84 2 -82 -6 -84Z", "pale");
    pen.fill(circle(2, -92, 2.6) + "M-9 -100H9V-103H-9Z", "spot");
    pen.fill("M-15 -78C-4 -72 6 -72 15 -78L18 -60C6 -54 -6 -54 -18 -60Z", "spot-dark");
  },
};
