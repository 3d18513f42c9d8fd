import type { Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** A magnifying glass over tracks. */
export const MAGNIFYING_GLASS: Subject = {
  name: "magnifying-glass",
  fits: "hidden-object, mystery, investigation, clues, sherlock, find",
  on: ["table", "void", "floor"],
  size: [120, 124],
  bulk: 0.8,
  draw: (pen) => {
    pen.place({ at: [0, -70], turn: -32 }, () => {
      pen.body("M-6 40H6V104C6 112 -6 112 -6 104Z" + circle(0, 0, 46), "dark");
      pen.fill(circle(0, 0, 38), "light", 0.85);
      pen.fill(ellipse([-8, 8], 7, 11) + ellipse([12, -8], 7, 11) + circle(-9, 24, 5) + circle(11, 8, 5), "spot-dark");
      pen.fill("M-28 -14C-24 -28 -12 -34 0 -34C-12 -30 -20 -22 -24 -10Z", "light");
      pen.fill("M-6 52H6V60H-6Z", "spot");
    });
  },
};
