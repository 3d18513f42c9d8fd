import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb } from "#artwork/path.ts";

/** A player at the serve. */
export const TENNIS_PLAYER: Subject = {
  name: "tennis-player",
  fits: "tennis, racket, badminton",
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [100, 124],
  draw: (pen) => {
    pen.body(
      stance([18, -86, 26, -106], [-16, -86, -24, -102], "wide") +
        CLOTHES.skirt +
        limb([26, -106], [34, -122], [2.6, 2.6]),
    );
    pen.fill(CLOTHES.skirt + CLOTHES.shirt, "pale");
    pen.fill("M-9 -96H9V-92H-9Z", "spot");
    pen.stroke(ellipse([40, -134], 11, 14), "spot", { width: 3 });
    pen.stroke("M32 -140H48M31 -134H49M32 -128H48M36 -146V-122M40 -147V-121M44 -146V-122", "pale", { width: 0.8 });
    pen.fill(circle(-26, -128, 5), "light");
  },
};
