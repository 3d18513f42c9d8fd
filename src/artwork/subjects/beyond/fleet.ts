import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** Ships in formation. */
export const FLEET: Subject = {
  name: "fleet",
  fits: "fleet, space strategy, homeworld, stellaris, armada, 4x space, sins of a solar empire, freelancer",
  ages: ["future"],
  on: ["space"],
  size: [340, 180],
  bulk: 1.2,
  draw: (pen) => {
    const hull = "M60 0L30 -8L-10 -14L-44 -12L-52 -4L-52 6L-44 12L-10 12L30 8Z";
    for (const [x, y, s] of [
      [90, -10, 1.2],
      [-10, -56, 0.85],
      [0, 40, 0.9],
      [-96, -80, 0.55],
      [-100, 70, 0.6],
      [-90, -6, 0.7],
    ] as const)
      pen.place({ at: [x, y], scale: s }, () => {
        pen.fill("M-52 -4L-120 1L-52 6Z", "spot", 0.8);
        pen.body(hull);
        pen.fill("M60 0L30 -8L-10 -14L-10 -4L20 -2Z", "spot-dark");
        pen.fill(rect([-30, -6], 5, 3) + rect([-20, -6], 5, 3) + rect([-10, -6], 5, 3) + rect([0, -5], 5, 3), "light");
      });
  },
};
