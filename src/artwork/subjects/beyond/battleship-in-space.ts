import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A long ship of war. */
export const BATTLESHIP_IN_SPACE: Subject = {
  name: "battleship-in-space",
  fits: "capital ship, dreadnought, mothership, mass effect, battlestar, starship",
  ages: ["future"],
  on: ["space", "air"],
  size: [380, 130],
  bulk: 1.6,
  draw: (pen) => {
    pen.body(
      "M190 8L150 -4L90 -14L60 -34L20 -38L10 -56L-30 -58L-40 -38L-110 -34L-150 -48L-172 -46L-164 -14L-190 -8L-190 22L-164 28L-100 40L40 40L120 28Z",
    );
    pen.fill("M190 8L150 -4L90 -14L-164 -14L-190 -8L-190 8Z", "spot-dark");
    pen.fill(
      rect([-24, -52], 26, 4) +
        Array.from({ length: 14 }, (_, n) => rect([-130 + n * 17, n % 3 === 0 ? -4 : -8], 7, 3)).join(""),
      "light",
    );
    pen.fill("M60 -34L20 -38L20 -30L66 -26ZM-100 40L40 40L60 32L-90 32Z", "grey");
    pen.fill("M-190 -4L-260 4L-190 10ZM-190 12L-240 18L-190 22Z", "spot");
    pen.glow([-194, 8], 70, "spot");
  },
};
