import type { Subject } from "#artwork/part.ts";
import { circle, ellipse } from "#artwork/path.ts";

/** Two oval doors in the air and a cube that falls through. */
export const PORTALS_AND_CUBE: Subject = {
  name: "portals-and-cube",
  fits: "portal, portals, test chamber, first-person-puzzle, physics puzzle, physics, teleport, science",
  ages: ["modern", "future"],
  on: ["floor", "void"],
  size: [220, 150],
  bulk: 1.2,
  draw: (pen) => {
    for (const [x, paint] of [
      [-76, "spot"],
      [76, "light"],
    ] as const) {
      pen.fill(ellipse([x, -70], 30, 66), paint, 0.35);
      pen.fill(ellipse([x, -70], 24, 60), "ink");
      pen.stroke(ellipse([x, -70], 27, 63), paint, { width: 7 });
      pen.glow([x, -70], 74, paint);
    }
    pen.place({ at: [0, -40], turn: 14 }, () => {
      pen.body("M-26 -26H26V26H-26Z", "grey");
      pen.fill("M-26 -26H-12V-12H-26ZM12 -26H26V-12H12ZM-26 12H-12V26H-26ZM12 12H26V26H12Z", "pale");
      pen.fill(circle(0, 0, 11), "pale");
      pen.fill("M0 -3C3 -9 11 -4 0 7C-11 -4 -3 -9 0 -3Z", "spot");
    });
  },
};
