import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** Two who fight with blades of light. */
export const LASER_DUEL: Subject = {
  name: "laser-duel",
  fits: "lightsaber, jedi, force, star wars duel, knights of the old republic, beam sword",
  ages: ["future", "old"],
  on: FEET,
  size: [200, 116],
  bulk: 1.1,
  draw: (pen) => {
    for (const side of [-1, 1]) {
      pen.place({ at: [side * 46, 0], flip: side > 0 }, () => {
        pen.body(stance([20, -66, 26, -66], [14, -62, 20, -60], "lunge") + CLOTHES["coat-long"] + HEADGEAR.hood);
        pen.fill(CLOTHES["coat-long"], side < 0 ? "spot-dark" : "dark");
        pen.fill(limb([25, -66], [64, -110], [6, 5]), side < 0 ? "spot" : "glow", 0.8);
        pen.fill(limb([25, -66], [64, -110], [2.6, 2]), "light");
      });
    }
    pen.glow([10, -84], 50);
  },
};
