import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A diver with flippers and a lamp. */
export const DIVER: Subject = {
  name: "diver",
  fits: "diver, diving, scuba, abzu, coral, ocean exploration",
  ages: ["modern", "future"],
  on: ["deep"],
  size: [150, 70],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      limb([10, -4], [-30, 6], [22, 16]) +
        circle(32, -10, 13) +
        limb([-28, 6], [-56, 0], [11, 8]) +
        limb([-56, 0], [-78, 10], [8, 6]) +
        "M-76 6L-104 -2L-100 18L-76 16Z" +
        limb([-28, 10], [-54, 20], [11, 8]) +
        "M-52 16L-82 18L-78 34L-54 26Z" +
        limb([14, 2], [34, 24], [9, 7]) +
        limb([34, 24], [54, 16], [7, 6]) +
        "M-24 -20H12V-8H-24Z",
    );
    pen.fill("M-24 -22H12V-9H-24ZM-76 6L-104 -2L-100 18L-76 16ZM-52 16L-82 18L-78 34L-54 26Z", "spot");
    pen.fill("M30 -18C42 -20 46 -6 38 -2C32 -2 28 -10 30 -18Z", "light");
    pen.fill("M56 14L170 -20L170 50Z", "light", 0.28);
    pen.stroke(circle(14, -44, 5) + circle(4, -62, 7) + circle(20, -84, 4), "light", { width: 2 });
  },
};
