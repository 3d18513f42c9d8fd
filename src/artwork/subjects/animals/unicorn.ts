import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A unicorn, its mane in the wind. */
export const UNICORN: Subject = {
  name: "unicorn",
  fits: ["unicorn", "unicorns", "my little pony", "pony", "rainbow"],
  on: [...FEET, "air"],
  size: [150, 136],
  bulk: 1,
  draw: (pen) => {
    pen.body(
      "M-46 -64C-28 -72 4 -68 24 -66C34 -80 40 -94 50 -104L74 -136L66 -104L82 -88L76 -80L60 -82C52 -68 46 -54 34 -46L-38 -42C-50 -46 -54 -58 -46 -64Z" +
        limb([28, -50], [44, -34], [10, 6]) +
        limb([44, -34], [40, -14], [6, 4]) +
        limb([18, -48], [20, 0], [9, 5]) +
        limb([-38, -52], [-46, -26], [12, 6]) +
        limb([-46, -26], [-42, 0], [6, 5]) +
        limb([-28, -48], [-26, 0], [11, 5]),
    );
    pen.fill(
      "M-42 -62C-20 -70 10 -66 26 -64C36 -78 44 -92 54 -100L78 -88L74 -82L58 -84C50 -68 44 -56 32 -50L-36 -46C-46 -50 -48 -58 -42 -62Z",
      "light",
    );
    pen.fill(
      "M52 -104C36 -110 20 -100 14 -84C24 -90 30 -88 32 -80C38 -90 44 -98 54 -100ZM-46 -64C-70 -66 -84 -48 -80 -26C-70 -34 -58 -44 -46 -48Z",
      "spot",
    );
    pen.fill("M60 -106L74 -136L66 -104Z", "spot-light");
    pen.fill(circle(66, -94, 2.2), "ink");
  },
};
