import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A catapult with its arm raised. */
export const CATAPULT: Subject = {
  name: "catapult",
  fits: "siege, catapult, castle siege, trebuchet",
  ages: ["old"],
  on: ["land"],
  size: [150, 130],
  bulk: 1.3,
  draw: (pen) => {
    pen.body(
      "M-60 -24H60V-12H-60Z" +
        limb([-40, -20], [0, -76], [8, 7]) +
        limb([40, -20], [0, -76], [8, 7]) +
        limb([-46, -16], [58, -118], [7, 5]) +
        "M52 -124C70 -134 80 -118 68 -106Z",
    );
    pen.body(circle(-44, -12, 13) + circle(44, -12, 13));
    pen.fill("M-60 -24H60V-18H-60Z" + circle(-44, -12, 8) + circle(44, -12, 8), "spot-dark");
    pen.fill(circle(66, -122, 9), "spot");
    pen.glow([66, -122], 30, "spot");
    pen.fill(circle(0, -76, 5), "grey");
  },
};
