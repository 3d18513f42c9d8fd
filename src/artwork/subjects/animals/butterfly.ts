import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A butterfly. */
export const BUTTERFLY: Subject = {
  name: "butterfly",
  fits: "butterfly, butterflies, moth, metamorphosis, effect",
  on: ["air", ...FEET],
  size: [130, 110],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      "M-4 -6C-20 -60 -70 -70 -64 -34C-60 -14 -30 -4 -8 0C-40 6 -52 30 -36 42C-22 50 -8 26 -4 8ZM4 -6C20 -60 70 -70 64 -34C60 -14 30 -4 8 0C40 6 52 30 36 42C22 50 8 26 4 8Z",
    );
    pen.fill(
      "M-8 -8C-22 -50 -60 -60 -58 -34C-54 -18 -28 -8 -8 -8ZM8 -8C22 -50 60 -60 58 -34C54 -18 28 -8 8 -8Z",
      "spot",
    );
    pen.fill(
      "M-8 4C-34 10 -42 28 -34 38C-24 42 -12 24 -8 4ZM8 4C34 10 42 28 34 38C24 42 12 24 8 4Z" +
        circle(-44, -38, 5) +
        circle(44, -38, 5),
      "pale",
    );
    pen.fill(limb([0, -14], [0, 26], [6, 4]), "ink");
    pen.stroke("M-1 -16Q-6 -34 -16 -38M1 -16Q6 -34 16 -38", "ink", { width: 1.6 });
  },
};
