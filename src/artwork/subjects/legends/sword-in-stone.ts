import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A sword that stands in a rock, in a beam of light. */
export const SWORD_IN_STONE: Subject = {
  name: "sword-in-stone",
  fits: "excalibur, sword in stone, relic, legend, legendary sword, zelda, link",
  ages: ["old"],
  on: FEET,
  size: [110, 116],
  bulk: 0.9,
  draw: (pen) => {
    pen.fill("M-16 -190L16 -190L40 -10L-40 -10Z", "light", 0.16);
    pen.body("M-54 0C-52 -20 -40 -36 -22 -38L-8 -44L14 -42C34 -38 48 -20 54 0Z");
    pen.fill("M14 -42C34 -38 48 -20 54 0L20 0Z", "shade");
    pen.fill("M-5 -40L-4 -96L4 -96L5 -40Z", "pale");
    pen.fill("M0 -40L0 -96L4 -96L5 -40Z", "grey");
    pen.fill("M-20 -100H20V-94H-20ZM-3 -114H3V-100H-3Z" + circle(0, -117, 5), "spot");
    pen.glow([0, -80], 50);
  },
};
