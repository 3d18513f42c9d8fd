import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A coach in a coat with a clipboard. */
export const MANAGER: Subject = {
  name: "manager",
  fits: "manager, management, coach, tycoon boss, clipboard",
  ages: ["modern"],
  on: [...FEET, "field"],
  size: [60, 106],
  draw: (pen) => {
    pen.body(CLOTHES["coat-long"] + stance([18, -64, 8, -60], [-16, -64, -10, -58]) + HEADGEAR.hair);
    pen.fill(CLOTHES["coat-long"], "spot-dark");
    pen.fill(CLOTHES.collar, "pale");
    pen.fill(CLOTHES.tie + CLOTHES.scarf, "spot");
    pen.fill("M-12 -66L8 -70L12 -48L-8 -44Z", "light");
    pen.stroke("M-8 -60L6 -63M-7 -55L7 -58M-6 -50L5 -52", "grey", { width: 1.4 });
  },
};
