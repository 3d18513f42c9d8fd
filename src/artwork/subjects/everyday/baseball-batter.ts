import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A batter at the end of a swing. */
export const BASEBALL_BATTER: Subject = {
  name: "baseball-batter",
  fits: "baseball, mlb, bat, homerun",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [100, 116],
  draw: (pen) => {
    pen.body(
      stance([18, -72, 26, -82], [4, -70, 24, -84], "lunge") + HEADGEAR.cap + limb([25, -82], [60, -106], [3, 6.5]),
    );
    pen.fill("M-12 -80L12 -80L11 -46L-10 -46ZM-10 -48L8 -46L24 -26L16 -22L0 -36L-14 -16L-22 -18Z", "pale");
    pen.fill(HEADGEAR.cap + CLOTHES.belt, "spot");
    pen.fill(limb([30, -86], [60, -106], [3, 6]), "grey");
    pen.fill(circle(82, -82, 5), "light");
  },
};
