import type { Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A ship under full sail. */
export const SAILING_SHIP: Subject = {
  name: "sailing-ship",
  fits: "sailing, ship, ships, age of sail, naval, voyage, galleon, sea dogs",
  ages: ["old"],
  on: ["water", "air"],
  size: [210, 170],
  bulk: 1.5,
  draw: (pen) => {
    pen.body(
      "M-90 -30L-96 -52L-70 -44L70 -36L96 -56L80 -10C60 8 -60 8 -78 -4Z" +
        limb([80, -42], [122, -66], [4, 2]) +
        limb([-50, -40], [-50, -140], [4, 2]) +
        limb([-4, -40], [-4, -166], [4, 2]) +
        limb([42, -40], [42, -148], [4, 2]),
    );
    pen.fill(
      "M-76 -56Q-66 -74 -72 -90H-32Q-22 -74 -26 -56ZM-70 -94Q-62 -108 -66 -126H-36Q-28 -108 -32 -94ZM-32 -54Q-20 -76 -28 -98H18Q30 -76 24 -54ZM-26 -102Q-16 -124 -22 -150H12Q22 -124 18 -102ZM18 -56Q28 -74 22 -92H62Q72 -74 68 -56ZM24 -96Q32 -110 28 -132H56Q64 -110 60 -96Z",
      "pale",
    );
    pen.fill(
      "M8 -54Q20 -76 12 -98H18Q30 -76 24 -54ZM-40 -56Q-32 -74 -38 -90H-32Q-22 -74 -26 -56ZM54 -56Q62 -74 56 -92H62Q72 -74 68 -56Z",
      "shade",
    );
    pen.fill("M-92 -40L84 -30L80 -22L-88 -28Z", "spot-dark");
    pen.fill("M-50 -140l-22 5l22 6ZM-4 -166l-24 6l24 7ZM42 -148l-22 5l22 6ZM116 -64L64 -124L66 -60Z", "spot");
    pen.fill(
      rect([-80, -22], 5, 5) +
        rect([-50, -20], 5, 5) +
        rect([-20, -19], 5, 5) +
        rect([10, -19], 5, 5) +
        rect([40, -21], 5, 5),
      "light",
    );
  },
};
