import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A hooded figure who holds a lantern into the dark. */
export const LANTERN_BEARER: Subject = {
  name: "lantern-bearer",
  fits: "lantern, dungeon, gothic-horror, darkest, exploration horror, catacombs, roguelike, rogue-lite",
  ages: ["old"],
  on: FEET,
  size: [70, 108],
  draw: (pen) => {
    pen.body(CLOTHES.robe + HEADGEAR.hood + stance([18, -76, 32, -74], [-16, -62, -16, -46]) + HELD.lantern(32, -74));
    pen.fill(CLOTHES.robe, "deep");
    pen.fill(HEADGEAR.hood, "spot-dark");
    pen.fill(rect([29, -65], 6, 9), "light");
    pen.glow([32, -60], 60, "spot");
    pen.fill(CLOTHES.belt, "pale");
  },
};
