import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A glass ball with a swirl. */
export const MARBLE: Subject = {
  name: "marble",
  fits: "marble, monkey ball, rolling, ball, katamari, balance, physics ball",
  on: [...FEET, "void", "space"],
  size: [110, 110],
  bulk: 0.9,
  draw: (pen) => {
    pen.body(circle(0, -50, 50), "spot");
    pen.fill("M-30 -90C10 -80 40 -40 20 0C50 -14 60 -60 36 -86C14 -104 -14 -104 -30 -90Z", "spot-dark");
    pen.fill("M-44 -60C-20 -40 10 -40 36 -16C10 -24 -20 -20 -40 -30C-46 -40 -46 -52 -44 -60Z", "light", 0.7);
    pen.fill(ellipse([-18, -78], 13, 8), "light");
    pen.glow([0, -50], 80, "spot");
  },
};
