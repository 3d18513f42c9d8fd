import type { Subject } from "#artwork/part.ts";

/** A frog of large pixels. */
export const PIXEL_FROG: Subject = {
  name: "pixel-frog",
  fits: "frogger, frog crossing, crossy, crossing",
  on: ["pixel"],
  size: [100, 90],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-24 -80H-8V-64H8V-80H24V-64H32V-32H24V-16H40V-32H48V0H24V-8H-24V0H-48V-32H-40V-16H-24V-32H-32V-64H-24Z",
      "spot",
    );
    pen.fill("M-24 -80H-12V-68H-24ZM12 -80H24V-68H12Z", "light");
    pen.fill("M-20 -76H-12V-68H-20ZM12 -76H20V-68H12Z", "ink");
    pen.fill("M-16 -48H16V-16H-16Z", "pale");
  },
};
