import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A pirate with three-cornered hat and sabre. */
export const PIRATE: Subject = {
  name: "pirate",
  fits: "swashbuckler, monkey island, captain, corsair",
  ages: ["old"],
  on: FEET,
  size: [90, 112],
  draw: (pen) => {
    pen.body(
      stance([20, -66, 30, -58], [-16, -62, -14, -46], "wide") +
        CLOTHES["coat-long"] +
        HEADGEAR.tricorn +
        HEADGEAR["hair-long"],
    );
    pen.fill(CLOTHES["coat-long"], "spot-dark");
    pen.fill("M-6 -80L6 -80L4 -52L-4 -52Z", "pale");
    pen.fill(CLOTHES.sash + CLOTHES.belt + "M-19 -100C-8 -94 8 -94 19 -100L18 -103C8 -98 -8 -98 -18 -103Z", "spot");
    pen.fill("M-8 -95L8 -91L8 -89L3 -89L2 -92L-8 -93Z", "ink");
    pen.fill("M30 -58C46 -66 58 -82 60 -98C52 -82 42 -72 28 -64Z", "light");
  },
};
