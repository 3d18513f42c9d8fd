import { FEET, type Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** A friendly or less friendly ghost. */
export const GHOST: Subject = {
  name: "ghost",
  fits: "ghost, ghosts, haunted, spirit, spirits, poltergeist",
  on: [...FEET, "air"],
  size: [70, 96],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-30 0C-32 -30 -32 -60 -26 -76C-18 -98 18 -98 26 -76C32 -60 32 -30 30 0C24 -8 18 -8 12 0C6 -8 -4 -8 -10 0C-16 -8 -24 -8 -30 0Z",
    );
    pen.fill(
      "M-30 0C-32 -30 -32 -60 -26 -76C-18 -98 18 -98 26 -76C32 -60 32 -30 30 0C24 -8 18 -8 12 0C6 -8 -4 -8 -10 0C-16 -8 -24 -8 -30 0Z",
      "pale",
    );
    pen.fill("M14 -90C28 -82 32 -50 30 0C26 -6 22 -8 18 -6C22 -40 22 -70 14 -90Z", "shade", 0.2);
    pen.fill(ellipse([-4, -66], 4.5, 7) + ellipse([13, -66], 4.5, 7) + ellipse([5, -50], 6, 4), "ink");
    pen.glow([0, -48], 70, "spot");
  },
};
