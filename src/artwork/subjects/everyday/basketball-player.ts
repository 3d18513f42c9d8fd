import { posed } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A player in the air, ball in hand above the head. */
export const BASKETBALL_PLAYER: Subject = {
  name: "basketball-player",
  fits: "basketball, nba, dunk, hoop",
  ages: ["modern"],
  on: ["field", ...FEET, "road"],
  size: [80, 150],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(posed("leaping") + "M-6 -84L12 -86L8 -54L-8 -54Z" + limb([30, -104], [34, -124], [6, 5]));
    pen.fill("M-6 -85L12 -87L8 -56L-8 -56Z", "spot");
    pen.fill("M-8 -56L8 -56L24 -46L20 -38L2 -46L-8 -30L-16 -34Z", "spot-dark");
    pen.fill(circle(36, -134, 12), "pale");
    pen.stroke("M24 -134H48M36 -146V-122M28 -143Q36 -134 28 -125M44 -143Q36 -134 44 -125", "ink", { width: 1.4 });
  },
};
