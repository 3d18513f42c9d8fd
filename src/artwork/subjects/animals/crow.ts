import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A crow. */
export const CROW: Subject = {
  name: "crow",
  fits: ["crow", "raven", "crows", "ravens", "feather", "death's door"],
  on: [...FEET, "air"],
  size: [120, 80],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      "M40 -60C42 -74 62 -76 64 -64L84 -58L64 -54C60 -44 52 -36 40 -28C20 -16 -10 -16 -30 -22L-66 -8L-46 -32C-36 -50 -10 -58 10 -54C22 -52 34 -54 40 -60Z" +
        limb([10, -20], [8, -2], [3, 3]) +
        limb([20, -22], [22, -2], [3, 3]) +
        "M2 0L8 -4L16 0ZM16 0L22 -4L30 0Z",
    );
    pen.fill("M-46 -32C-36 -50 -10 -58 10 -54C16 -40 -6 -28 -30 -24Z", "deep");
    pen.fill(circle(56, -65, 2.4), "light");
    pen.fill("M64 -64L84 -58L64 -55ZM44 -48C50 -46 56 -48 60 -52L62 -48C56 -42 48 -42 42 -44Z", "spot");
  },
};
