import { stance } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** An astronaut. */
export const ASTRONAUT: Subject = {
  name: "astronaut",
  fits: "astronaut, cosmonaut, space exploration, kerbal, gravity, spacewalk",
  ages: ["modern", "future"],
  on: ["space", ...FEET],
  size: [84, 112],
  anchor: "foot",
  draw: (pen) => {
    const suit =
      stance([19, -66, 27, -56], [-19, -66, -30, -76], "wide") +
      circle(0, -90, 15) +
      limb([0, -72], [0, -50], [30, 26]) +
      limb([9, -40], [13, -6], [15, 12]) +
      limb([-9, -40], [-13, -6], [15, 12]) +
      limb([16, -70], [26, -56], [12, 10]) +
      limb([-16, -70], [-29, -76], [12, 10]);
    pen.body(suit, "pale");
    pen.fill("M-13 -76H-20V-46H-13Z", "grey");
    pen.fill("M-11 -93C-10 -103 12 -103 12 -92C12 -81 -10 -81 -11 -93Z", "spot");
    pen.fill("M-8 -95C-7 -100 0 -101 3 -100C-2 -98 -5 -96 -6 -91Z", "light");
    pen.fill(rect([-8, -68], 16, 12), "grey");
    pen.fill(circle(-4, -62, 2) + circle(3, -62, 2), "spot");
    pen.fill("M2 -50C12 -48 14 -20 18 -4L8 -2C8 -20 6 -36 2 -50Z", "shade");
  },
};
