import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A thin being with a large head and eyes. */
export const ALIEN: Subject = {
  name: "alien",
  fits: "alien, aliens, extraterrestrial, first contact, area 51",
  on: [...FEET, "space"],
  size: [70, 108],
  draw: (pen) => {
    pen.body(
      "M-24 -92C-26 -116 26 -116 24 -92C22 -76 10 -66 0 -64C-10 -66 -22 -76 -24 -92Z" +
        limb([0, -66], [0, -34], [12, 14]) +
        limb([5, -60], [18, -42], [5, 4]) +
        limb([18, -42], [26, -56], [4, 3]) +
        limb([-5, -60], [-16, -40], [5, 4]) +
        limb([-16, -40], [-14, -24], [4, 3]) +
        limb([4, -34], [8, -2], [7, 4]) +
        limb([-4, -34], [-8, -2], [7, 4]),
    );
    pen.fill("M-22 -92C-24 -114 24 -114 22 -92C20 -78 10 -68 0 -66C-10 -68 -20 -78 -22 -92Z", "pale");
    pen.fill(
      "M-16 -94C-8 -98 -3 -90 -3 -82C-12 -80 -16 -86 -16 -94ZM16 -94C8 -98 3 -90 3 -82C12 -80 16 -86 16 -94Z",
      "ink",
    );
    pen.fill(circle(-11, -91, 2) + circle(8, -91, 2), "light");
    pen.fill(circle(26, -58, 4), "spot");
    pen.glow([26, -58], 22, "spot");
  },
};
