import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A box that holds something, and a star that has come out of it. */
export const QUESTION_MARK_BOX: Subject = {
  name: "question-mark-box",
  fits: "mascot, mario party, lucky box, mystery box, power-up, platformer, super mario, collectathon",
  on: [...FEET, "void", "pixel"],
  size: [100, 100],
  bulk: 0.6,
  draw: (pen) => {
    pen.body("M-40 -80H40V0H-40Z", "spot");
    pen.fill("M28 -80H40V0H28ZM-40 -10H40V0H-40Z", "spot-dark");
    pen.fill(
      circle(-32, -72, 3) +
        circle(20, -72, 3) +
        circle(-32, -16, 3) +
        circle(20, -16, 3) +
        "M-22 -50C-22 -72 10 -72 10 -50C10 -40 -2 -38 -2 -28H-11C-11 -44 -1 -42 -1 -50C-1 -60 -12 -60 -12 -50ZM-11 -22H-2V-14H-11Z",
      "light",
    );
    pen.fill("M0 -126l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2Z", "light");
    pen.glow([0, -106], 40);
  },
};
