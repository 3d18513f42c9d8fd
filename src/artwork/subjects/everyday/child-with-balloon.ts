import { HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb, rect } from "#artwork/path.ts";

/** A child with a balloon. */
export const CHILD_WITH_BALLOON: Subject = {
  name: "child-with-balloon",
  fits: "child, kid, childhood, family, kids, funny, cute",
  ages: ["modern"],
  on: FEET,
  size: [70, 130],
  bulk: 0.85,
  draw: (pen) => {
    pen.body(
      "M-10 -62L10 -62L15 -26L-15 -26Z" +
        limb([-5, -30], [-6, -2], [9, 6]) +
        limb([5, -30], [7, -2], [9, 6]) +
        limb([9, -58], [22, -74], [6, 5]) +
        limb([-9, -58], [-15, -40], [6, 5]) +
        circle(0, -76, 13) +
        HEADGEAR.ponytail,
    );
    pen.fill("M-10 -62L10 -62L15 -26L-15 -26Z", "spot");
    pen.fill(rect([-15, -34], 30, 4), "pale");
    pen.stroke("M22 -74Q28 -92 24 -104", "light", { width: 1.2 });
    pen.fill(ellipse([24, -122], 15, 18), "spot");
    pen.fill(ellipse([18, -128], 4, 6), "light");
  },
};
