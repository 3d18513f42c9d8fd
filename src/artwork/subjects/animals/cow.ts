import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A cow. */
export const COW: Subject = {
  name: "cow",
  fits: ["cow", "cattle", "milk", "ranch", "bull", "livestock"],
  on: FEET,
  size: [140, 96],
  bulk: 1,
  draw: (pen) => {
    pen.body(
      "M-60 -74C-30 -82 20 -82 40 -78L52 -92L60 -80L78 -72L86 -58L74 -52L58 -54C50 -40 44 -36 36 -34H-50C-62 -42 -66 -60 -60 -74Z" +
        limb([34, -40], [36, 0], [10, 8]) +
        limb([20, -38], [20, 0], [10, 8]) +
        limb([-48, -40], [-50, 0], [11, 8]) +
        limb([-34, -38], [-32, 0], [11, 8]) +
        limb([-60, -70], [-70, -34], [3, 3]),
    );
    pen.fill("M-60 -74C-30 -82 20 -82 40 -78L48 -60C46 -44 40 -38 34 -36H-50C-60 -42 -64 -60 -60 -74Z", "pale");
    pen.fill(
      "M-40 -76C-24 -80 -14 -70 -22 -58C-30 -48 -46 -54 -44 -66ZM4 -78C18 -80 26 -66 18 -58C8 -52 -2 -64 4 -78ZM-4 -44C4 -50 14 -46 12 -36H-8Z",
      "ink",
    );
    pen.fill("M78 -72L86 -58L74 -52L70 -62ZM54 -54C56 -46 66 -46 68 -52Z", "spot");
    pen.fill(circle(64, -72, 2.4), "light");
  },
};
