import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A snowboarder in the air. */
export const SNOWBOARDER: Subject = {
  name: "snowboarder",
  fits: ["snowboarding", "snowboard", "ssx", "freestyle", "x games"],
  ages: ["modern"],
  on: ["land", "air"],
  size: [120, 110],
  draw: (pen) => {
    pen.place({ at: [0, -22], turn: -14 }, () => {
      pen.body(
        stance([20, -60, 8, -30], [-16, -72, -36, -86], "lunge") + limb([-52, 0], [46, 4], [6, 6]) + HEADGEAR.cap,
      );
      pen.fill(CLOTHES.jacket + limb([-52, 0], [46, 4], [4, 4]), "spot");
      pen.fill(HEADGEAR.cap, "spot-dark");
      pen.fill(rect([0, -94], 9, 3), "light");
    });
    pen.fill(circle(-62, -6, 3) + circle(-76, 0, 2.4) + circle(-70, -18, 2), "light");
  },
};
