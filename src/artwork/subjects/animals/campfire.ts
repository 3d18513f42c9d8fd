import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A fire and someone who sits by it. */
export const CAMPFIRE: Subject = {
  name: "campfire",
  fits: ["campfire", "camp", "bonfire", "dark souls", "souls", "rest", "survival", "camping", "valheim"],
  on: FEET,
  size: [130, 110],
  bulk: 0.8,
  draw: (pen) => {
    const lick = 4 * Math.sin(4 * Math.PI * pen.time);
    pen.glow([20, -36], 110);
    pen.body(limb([-6, -4], [44, -12], [9, 8]) + limb([44, -4], [-4, -12], [9, 8]));
    pen.fill(`M-4 -10C-8 -36 12 -46 ${14 + lick} -84C34 -62 46 -40 42 -10Z`, "spot");
    pen.fill(`M8 -10C6 -28 18 -34 ${20 - lick} -56C30 -42 34 -28 30 -10Z`, "light");
    pen.place({ at: [-52, 0] }, () => {
      pen.body("M-18 0C-24 -30 -16 -52 -4 -58L6 -56C12 -44 10 -30 26 -26L30 0Z" + circle(2, -66, 10));
      pen.fill("M-16 -4C-20 -30 -14 -48 -4 -54C0 -36 -2 -20 -4 -4Z", "spot-dark");
    });
    pen.fill(circle(8, -100, 2) + circle(32, -96, 1.8) + circle(22, -116, 1.6), "spot");
  },
};
