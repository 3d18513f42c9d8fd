import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A skier going downhill. */
export const SKIER: Subject = {
  name: "skier",
  fits: ["skiing", "ski", "skier", "alpine", "steep"],
  ages: ["modern"],
  on: ["land"],
  size: [120, 106],
  draw: (pen) => {
    pen.place({ at: [0, -6], turn: 10 }, () => {
      pen.body(
        stance([16, -58, 26, -50], [12, -56, 20, -48], "lunge") +
          limb([-46, 0], [56, 2], [4, 3]) +
          limb([26, -50], [8, -4], [2, 1.6]) +
          HEADGEAR.hair,
      );
      pen.fill(CLOTHES.jacket, "spot");
      pen.fill(rect([-6, -96], 14, 4) + limb([-46, 0], [56, 2], [2, 1.6]), "pale");
      pen.fill("M-50 4C-70 -2 -80 -18 -96 -20C-84 -8 -80 4 -60 10Z", "light", 0.8);
    });
  },
};
