import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A cloaked traveller with a long scarf. */
export const WANDERER: Subject = {
  name: "wanderer",
  fits: "wanderer, journey, pilgrim, traveller, traveler, exploration, open-world, adventure, role-playing-games-rpg, walking-simulator",
  ages: ["old"],
  on: FEET,
  size: [64, 112],
  draw: (pen) => {
    pen.body(CLOTHES.cloak + HEADGEAR.hood + stance([18, -64, 26, -58]) + limb([27, 0], [25, -106], [2.6, 2.6]));
    pen.fill(CLOTHES.cloak, "spot-dark");
    pen.fill("M2 -85C12 -78 18 -44 23 -5C14 0 6 0 2 -1Z", "shade");
    pen.fill(CLOTHES.scarf + "M-10 -80C-26 -86 -36 -72 -52 -80C-40 -66 -24 -66 -11 -74Z", "spot");
    pen.fill("M-5 -94C-4 -99 6 -99 7 -94L5 -84L-3 -84Z", "ink");
  },
};
