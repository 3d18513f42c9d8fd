import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A camera. */
export const CAMERA: Subject = {
  name: "camera",
  fits: "photography, camera, photo, snap, photo-mode, pictures",
  ages: ["modern"],
  on: ["table", ...FEET],
  size: [110, 84],
  bulk: 0.6,
  draw: (pen) => {
    pen.body("M-50 -60H-22L-16 -74H16L22 -60H50V0H-50Z");
    pen.fill("M-50 -46H50V-14H-50Z", "spot-dark");
    pen.fill(circle(0, -30, 25), "grey");
    pen.fill(circle(0, -30, 20), "ink");
    pen.fill(circle(0, -30, 13), "sky");
    pen.fill(circle(-6, -36, 5) + rect([28, -56], 14, 7), "light");
    pen.fill(rect([-44, -66], 14, 6), "spot");
  },
};
