import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A duck on the wing. */
export const DUCK: Subject = {
  name: "duck",
  fits: ["duck", "ducks", "duck hunt", "ducktales", "mallard"],
  on: ["air", "water", ...FEET],
  size: [150, 90],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      "M70 -12C66 -24 46 -26 40 -14C20 -18 -10 -14 -30 -4L-66 -2L-40 10C-20 20 20 20 40 6C52 6 64 4 68 -2L88 -4ZM10 -10C0 -44 -26 -62 -54 -66C-48 -50 -44 -26 -20 -4Z",
    );
    pen.fill("M70 -12C66 -24 46 -26 40 -14C40 -4 50 2 58 2L68 -2Z", "spot-dark");
    pen.fill("M70 -12L88 -4L68 -2Z", "spot");
    pen.fill("M36 -14L42 -14L46 4L40 6ZM0 -12C-10 -36 -28 -52 -46 -58C-42 -44 -36 -26 -20 -10Z", "pale");
    pen.fill(circle(58, -14, 2.4), "light");
  },
};
