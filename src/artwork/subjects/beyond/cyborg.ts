import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A figure in a long coat with a metal arm. */
export const CYBORG: Subject = {
  name: "cyborg",
  fits: "cyborg, cyberpunk, augmented, deus ex, transhumanism, cybernetic, netrunner",
  ages: ["future"],
  on: FEET,
  size: [76, 108],
  draw: (pen) => {
    pen.body(CLOTHES["coat-long"] + stance([18, -64, 28, -56], [-18, -64, -24, -46], "stride") + HEADGEAR.mohawk);
    pen.fill(CLOTHES["coat-long"], "spot-dark");
    pen.fill(limb([9, -76], [18, -64], [8, 7]) + limb([18, -64], [28, -56], [7, 6]), "grey");
    pen.fill(rect([0, -94], 9, 2.6) + circle(18, -64, 2) + circle(28, -56, 2.4), "light");
    pen.fill(HEADGEAR.mohawk + "M-15 -50L-21 -7L-17 -8L-12 -50ZM14 -50L21 -7L18 -8L12 -50Z", "spot");
    pen.glow([5, -93], 16, "spot");
    pen.glow([28, -56], 18, "spot");
  },
};
