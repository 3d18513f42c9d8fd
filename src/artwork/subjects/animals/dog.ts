import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A dog with its tail up. */
export const DOG: Subject = {
  name: "dog",
  fits: ["dog", "dogs", "puppy", "nintendogs", "pet", "pets"],
  on: FEET,
  size: [110, 84],
  bulk: 0.65,
  draw: (pen) => {
    pen.body(
      "M30 -60C32 -76 56 -78 60 -66L76 -60L74 -52L58 -50C50 -44 44 -38 36 -34L-26 -30C-36 -34 -36 -48 -28 -52C-44 -60 -52 -70 -50 -82C-42 -72 -34 -64 -22 -56C0 -56 20 -56 30 -60Z" +
        limb([28, -38], [30, 0], [10, 7]) +
        limb([16, -36], [16, 0], [9, 7]) +
        limb([-24, -38], [-30, -18], [12, 7]) +
        limb([-30, -18], [-26, 0], [7, 7]) +
        limb([-14, -36], [-12, 0], [10, 7]),
    );
    pen.fill(
      "M34 -70C26 -66 26 -50 34 -46C40 -50 42 -64 40 -72ZM-22 -54C-6 -56 8 -56 16 -56L8 -34L-26 -32C-34 -38 -32 -48 -22 -54Z",
      "spot-dark",
    );
    pen.fill(circle(52, -64, 2.4), "light");
    pen.fill("M30 -48L44 -40L40 -35L26 -44Z", "spot");
    pen.fill(circle(75, -58, 3), "ink");
  },
};
