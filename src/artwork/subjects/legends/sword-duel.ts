import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** Two who cross their blades. */
export const SWORD_DUEL: Subject = {
  name: "sword-duel",
  fits: "duel, swordplay, sword, swords, parry",
  on: FEET,
  size: [210, 112],
  bulk: 1.1,
  draw: (pen) => {
    for (const side of [-1, 1]) {
      pen.place({ at: [side * 50, 0], flip: side > 0 }, () => {
        pen.body(stance([20, -66, 28, -64], [14, -62, 22, -60], "lunge") + CLOTHES.hakama);
        pen.fill(CLOTHES.hakama, side > 0 ? "spot-dark" : "deep");
        pen.fill("M-3 -86C-18 -92 -28 -80 -44 -88C-32 -74 -18 -76 -4 -78Z", side > 0 ? "pale" : "spot");
        pen.fill(limb([24, -66], [66, -96], [3, 1.2]), "light");
      });
    }
    pen.glow([0, -88], 30);
  },
};
