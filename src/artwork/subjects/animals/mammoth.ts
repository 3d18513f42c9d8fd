import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A mammoth. */
export const MAMMOTH: Subject = {
  name: "mammoth",
  fits: ["mammoth", "ice age", "primal", "stone age", "caveman", "tribal"],
  ages: ["old"],
  on: FEET,
  size: [180, 136],
  bulk: 1.6,
  draw: (pen) => {
    pen.body(
      "M-80 -70C-84 -100 -40 -118 0 -112C16 -134 56 -136 66 -106C76 -92 74 -66 78 -46C80 -34 90 -30 98 -36C94 -18 70 -18 66 -40L58 -56L52 0H28L24 -34L14 -26L6 -36L-4 -26L-14 -36L-24 -28L-30 0H-56L-58 -34C-72 -42 -80 -56 -80 -70Z",
    );
    pen.fill(
      "M-80 -70C-84 -100 -40 -118 0 -112C16 -134 56 -136 66 -106C40 -112 20 -90 -10 -80C-40 -72 -60 -70 -80 -70Z",
      "spot-dark",
    );
    pen.fill("M56 -58C76 -34 106 -44 110 -76C104 -56 84 -54 68 -70Z" + circle(50, -104, 2.6), "light");
    pen.fill("M10 -100C-4 -90 -4 -68 8 -58C22 -64 28 -84 24 -100Z", "spot");
  },
};
