import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A flying saucer with its beam. */
export const UFO: Subject = {
  name: "ufo",
  fits: "ufo, alien invasion, saucer, abduction, destroy all humans, x-com, xcom",
  on: ["air", "space"],
  size: [200, 80],
  bulk: 1.1,
  draw: (pen) => {
    pen.fill("M-30 16L30 16L90 190L-90 190Z", "light", 0.22);
    pen.body("M-100 4C-80 -14 -50 -20 -36 -22C-30 -50 30 -50 36 -22C50 -20 80 -14 100 4C70 24 -70 24 -100 4Z");
    pen.fill("M-34 -22C-28 -48 28 -48 34 -22C14 -16 -14 -16 -34 -22Z", "spot");
    pen.fill("M-100 4C-70 24 70 24 100 4C60 10 -60 10 -100 4Z", "spot-dark");
    pen.fill(
      circle(-70, 2, 5) +
        circle(-36, 7, 5) +
        circle(0, 9, 5) +
        circle(36, 7, 5) +
        circle(70, 2, 5) +
        "M-20 -34C-14 -42 -4 -44 2 -43C-6 -40 -12 -34 -14 -28Z",
      "light",
    );
    pen.glow([0, 16], 70);
  },
};
