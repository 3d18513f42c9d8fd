import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A clock face whose hands run. */
export const CLOCK: Subject = {
  name: "clock",
  fits: "clock, time, time-travel, time loop, time-manipulation, deathloop, majora, braid, prince of persia, time management",
  on: [...FEET, "table", "void"],
  size: [120, 130],
  bulk: 1,
  draw: (pen) => {
    pen.body("M-12 -126H12V-112H-12Z" + circle(0, -56, 56));
    pen.fill(circle(0, -56, 47), "pale");
    pen.fill(
      rect([-2, -100], 4, 10) +
        rect([-2, -22], 4, 10) +
        rect([-44, -58], 10, 4) +
        rect([34, -58], 10, 4) +
        limb([0, -56], [22, -80], [5, 3]) +
        limb([0, -56], [-8, -90], [4, 2]),
      "ink",
    );
    pen.fill(circle(0, -56, 6) + "M0 -56L34 -34L26 -26Z", "spot");
    pen.stroke("M-62 -20A72 72 0 0 0 -20 10M62 -92A72 72 0 0 0 20 -122", "spot-dark", { width: 3 });
  },
};
