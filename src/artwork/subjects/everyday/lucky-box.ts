import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A box that holds something, and a star that has come out of it. */
export const LUCKY_BOX: Subject = {
  name: "lucky-box",
  fits: "mascot, mario party, lucky box, mystery box, power-up, platformer, super mario, collectathon",
  on: [...FEET, "void", "pixel"],
  size: [100, 100],
  bulk: 0.6,
  draw: (pen) => {
    pen.body("M-40 -80H40V0H-40Z", "spot");
    pen.fill("M28 -80H40V0H28ZM-40 -10H40V0H-40Z", "spot-dark");
    pen.fill(circle(-32, -72, 3) + circle(20, -72, 3) + circle(-32, -16, 3) + circle(20, -16, 3), "light");
    pen.fill("M-6 -66l6 14l15 2l-11 11l3 15l-13 -8l-13 8l3 -15l-11 -11l15 -2Z", "light");
    pen.fill("M0 -126l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2Z", "light");
    pen.glow([0, -106], 40);
  },
};
