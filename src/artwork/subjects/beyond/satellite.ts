import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A satellite with its panels. */
export const SATELLITE: Subject = {
  name: "satellite",
  fits: "satellite, orbit, factory in space, terraform, colony",
  ages: ["modern", "future"],
  on: ["space"],
  size: [220, 110],
  bulk: 1,
  draw: (pen) => {
    pen.body(rect([-20, -26], 40, 52) + rect([-104, -18], 74, 36) + rect([30, -18], 74, 36) + rect([-34, -3], 68, 6));
    pen.fill(rect([-102, -16], 70, 32) + rect([32, -16], 70, 32), "spot-dark");
    pen.stroke("M-84 -16V16M-67 -16V16M-49 -16V16M-102 0H-32M50 -16V16M67 -16V16M85 -16V16M32 0H102", "light", {
      width: 1.2,
    });
    pen.fill(rect([-18, -24], 36, 48), "pale");
    pen.fill(rect([-18, -6], 36, 8), "spot");
    pen.body("M-22 -34C-22 -54 22 -54 22 -34C10 -28 -10 -28 -22 -34Z", "grey");
  },
};
