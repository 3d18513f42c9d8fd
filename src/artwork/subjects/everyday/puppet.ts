import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A puppet on strings. */
export const PUPPET: Subject = {
  name: "puppet",
  fits: "puppet, doll, marionette, paper, little nightmares, knitted, craft, yarn",
  on: FEET,
  size: [70, 120],
  bulk: 0.9,
  draw: (pen) => {
    pen.stroke("M-26 -150L-20 -58M26 -150L20 -62M0 -150V-104", "light", { width: 1 });
    pen.body(
      limb([-30, -150], [30, -150], [4, 4]) +
        circle(0, -92, 14) +
        "M-10 -78L10 -78L14 -42L-14 -42Z" +
        limb([10, -74], [20, -62], [6, 5]) +
        limb([-10, -74], [-20, -58], [6, 5]) +
        limb([-7, -42], [-9, -22], [7, 6]) +
        limb([-9, -20], [-10, -2], [6, 5]) +
        limb([7, -42], [10, -22], [7, 6]) +
        limb([10, -20], [9, -2], [6, 5]),
    );
    pen.fill(circle(0, -92, 12), "pale");
    pen.fill("M-10 -78L10 -78L14 -42L-14 -42Z" + circle(7, -88, 2.6) + circle(-7, -88, 2.6), "spot");
    pen.fill(
      circle(-4, -94, 2) + circle(4, -94, 2) + "M-14 -98C-14 -112 14 -112 14 -98C6 -104 -6 -104 -14 -98Z",
      "ink",
    );
    pen.fill(circle(0, -70, 2) + circle(0, -60, 2), "light");
  },
};
