import { FEET, type Subject } from "#artwork/part.ts";
import { circle, ellipse, limb } from "#artwork/path.ts";

/** A small round robot with one large eye. */
export const SMALL_ROBOT: Subject = {
  name: "small-robot",
  fits: "little robot, cute robot, astro bot, botany, wall-e, machinarium, robot helper",
  ages: ["modern", "future"],
  on: [...FEET, "space"],
  size: [80, 84],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      circle(0, -46, 30) +
        limb([-12, -18], [-16, -4], [8, 8]) +
        limb([12, -18], [16, -4], [8, 8]) +
        "M-24 0H-6V-6H-24ZM6 0H24V-6H6Z" +
        limb([-28, -48], [-40, -34], [6, 6]) +
        limb([28, -48], [42, -58], [6, 6]) +
        "M-1 -76L-6 -92L-3 -92L2 -76Z",
    );
    pen.fill(circle(0, -46, 27), "pale");
    pen.fill(ellipse([4, -50], 18, 14), "ink");
    pen.fill(circle(6, -50, 9) + circle(-5, -94, 4), "spot");
    pen.fill(circle(9, -54, 3), "light");
    pen.fill("M12 -70C28 -60 30 -34 16 -22C22 -40 22 -56 12 -70Z", "shade");
    pen.glow([6, -50], 30, "spot");
  },
};
