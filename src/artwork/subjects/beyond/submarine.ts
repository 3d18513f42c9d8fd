import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A submarine with round windows and a lamp. */
export const SUBMARINE: Subject = {
  name: "submarine",
  fits: "submarine, submarines, subnautica, u-boat, silent hunter, underwater",
  ages: ["modern", "future"],
  on: ["deep", "water"],
  size: [230, 110],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      "M112 6C112 -22 80 -38 40 -40L36 -62H-8L-16 -40C-60 -36 -92 -16 -100 -4L-122 -26L-128 -22L-118 6L-128 34L-122 38L-100 16C-84 36 -40 44 10 44C70 44 112 34 112 6ZM14 -62V-84H32V-80H20V-62Z",
    );
    pen.fill("M108 4C108 -20 80 -34 40 -36L-16 -36C-60 -32 -90 -14 -98 2Z", "spot");
    pen.fill(circle(60, -4, 13) + circle(20, -6, 11) + circle(-18, -6, 11) + circle(-54, -4, 9), "light");
    pen.fill(circle(60, -4, 9) + circle(20, -6, 7) + circle(-18, -6, 7) + circle(-54, -4, 5), "spot-dark");
    pen.fill("M104 14L260 -20L260 90L108 24Z", "light", 0.25);
    pen.glow([108, 18], 40);
  },
};
