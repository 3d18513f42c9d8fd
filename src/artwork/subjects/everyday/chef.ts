import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A cook with tall hat and pan. */
export const CHEF: Subject = {
  name: "chef",
  fits: "cooking, chef, kitchen, overcooked, food, recipes, cook",
  ages: ["modern"],
  on: FEET,
  size: [80, 120],
  draw: (pen) => {
    pen.body(stance([18, -66, 28, -58], [-16, -62, -12, -50]) + CLOTHES.apron + HEADGEAR.chef);
    pen.fill(CLOTHES.apron + HEADGEAR.chef + CLOTHES.shirt, "light");
    pen.fill(CLOTHES.scarf, "spot");
    pen.fill("M26 -60L40 -60C42 -66 66 -66 66 -60C64 -52 44 -52 42 -58L26 -57Z", "ink");
    pen.fill("M46 -62C46 -76 52 -70 52 -82C60 -74 64 -70 60 -62Z", "spot");
    pen.glow([54, -70], 24, "spot");
  },
};
