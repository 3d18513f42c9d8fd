import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A bubbling cauldron over a fire. */
export const COOKING_POT: Subject = {
  name: "cooking-pot",
  fits: "cooking pot, potion, brewing, soup, potions, crafting potions",
  on: [...FEET, "table"],
  size: [110, 100],
  bulk: 0.7,
  draw: (pen) => {
    pen.fill("M-36 0C-30 -24 -20 -16 -14 -30C-6 -16 6 -14 12 -30C20 -16 30 -20 36 0Z", "spot");
    pen.body("M-46 -66H46C52 -40 40 -12 22 -10H-22C-40 -12 -52 -40 -46 -66ZM-52 -74H52V-65H-52Z");
    pen.fill("M-44 -74C-30 -82 30 -82 44 -74Z", "pale");
    pen.fill(circle(-16, -88, 6) + circle(6, -96, 8) + circle(22, -86, 4) + circle(-2, -110, 3), "light");
    pen.fill("M14 -66H46C52 -40 40 -12 22 -10C34 -24 30 -50 14 -66Z", "shade");
    pen.glow([0, -8], 60, "spot");
  },
};
