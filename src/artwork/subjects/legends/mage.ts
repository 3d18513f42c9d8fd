import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A wizard with a shining staff. */
export const MAGE: Subject = {
  name: "mage",
  fits: "mage, wizard, magic, sorcery, spells, sorcerer",
  ages: ["old"],
  on: FEET,
  size: [64, 130],
  draw: (pen) => {
    pen.body(CLOTHES.robe + stance([17, -70, 28, -62], [-18, -70, -30, -80]) + HEADGEAR.wizard + HELD.staff(28, -62));
    pen.fill(CLOTHES.robe, "spot-dark");
    pen.fill("M0 -81L9 -81C15 -60 18 -30 23 -2C16 0 8 1 0 1Z", "shade");
    pen.fill(HEADGEAR.wizard, "deep");
    pen.fill(HEADGEAR.beard, "pale");
    pen.fill(CLOTHES.belt + circle(-30, -80, 3), "spot");
    pen.fill(circle(25, -125, 5), "light");
    pen.glow([25, -125], 34, "spot");
    pen.glow([-30, -80], 18, "spot");
  },
};
