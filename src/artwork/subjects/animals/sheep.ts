import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A sheep. */
export const SHEEP: Subject = {
  name: "sheep",
  fits: "sheep, lamb, cult of the lamb, wool, flock",
  on: FEET,
  size: [110, 84],
  bulk: 0.7,
  draw: (pen) => {
    pen.body(
      circle(-30, -50, 18) +
        circle(-10, -62, 20) +
        circle(14, -60, 18) +
        circle(26, -44, 16) +
        circle(0, -40, 22) +
        circle(-24, -38, 16) +
        "M30 -62C36 -74 56 -72 58 -60L66 -48C60 -40 46 -42 40 -46Z" +
        limb([18, -32], [18, 0], [6, 5]) +
        limb([6, -30], [6, 0], [6, 5]) +
        limb([-24, -32], [-24, 0], [6, 5]) +
        limb([-12, -30], [-12, 0], [6, 5]),
    );
    pen.fill(
      circle(-30, -50, 16) +
        circle(-10, -62, 18) +
        circle(14, -60, 16) +
        circle(24, -44, 14) +
        circle(0, -40, 20) +
        circle(-24, -38, 14),
      "light",
    );
    pen.fill("M28 -64L22 -54L34 -56Z", "spot");
    pen.fill(circle(50, -60, 2.4), "light");
    pen.stroke("M-22 -56q6 -6 10 0M0 -66q6 -6 10 0M-6 -44q6 -6 10 0", "grey", { width: 2 });
  },
};
