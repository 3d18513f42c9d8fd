import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A miner with pickaxe and lamp. */
export const MINER: Subject = {
  name: "miner",
  fits: "mining, miner, mine, pickaxe, minecraft, dig, spelunking, cave",
  on: FEET,
  size: [90, 112],
  draw: (pen) => {
    pen.body(
      stance([18, -78, 24, -94], [-14, -76, 6, -86], "stride") +
        HEADGEAR.helmet +
        CLOTHES.overalls +
        limb([10, -78], [34, -114], [2.8, 2.8]),
    );
    pen.fill("M14 -114C26 -124 44 -120 56 -104C44 -112 32 -110 20 -108Z", "grey");
    pen.fill(CLOTHES.overalls, "spot-dark");
    pen.fill(HEADGEAR.helmet, "spot");
    pen.fill(circle(7, -100, 3.4), "light");
    pen.glow([14, -98], 40);
  },
};
