import type { Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A battleship with turrets. */
export const WARSHIP: Subject = {
  name: "warship",
  fits: "warship, battleship, destroyer, navy, world of warships, midway, cruiser, naval-combat",
  ages: ["modern"],
  on: ["water"],
  size: [330, 130],
  bulk: 1.6,
  draw: (pen) => {
    pen.body(
      "M-160 -22H150L166 -28L140 8H-140ZM-110 -22V-36H-40V-22ZM-30 -22V-58H-14L-12 -88H6L10 -58H26V-74H40V-22ZM60 -22V-36H116V-22Z" +
        rect([-100, -46], 34, 10) +
        rect([70, -46], 34, 10) +
        limb([-98, -44], [-146, -56], [4, 3]) +
        limb([102, -44], [150, -56], [4, 3]) +
        limb([-3, -88], [-3, -126], [2.4, 1.6]),
    );
    pen.fill("M-150 -6H146L140 8H-140Z", "spot-dark");
    pen.fill(rect([-110, -36], 70, 5) + rect([60, -36], 56, 5) + rect([-30, -58], 56, 5), "grey");
    pen.fill(
      rect([-22, -50], 6, 5) +
        rect([-10, -50], 6, 5) +
        rect([2, -50], 6, 5) +
        rect([14, -50], 6, 5) +
        rect([-8, -80], 12, 4),
      "light",
    );
    pen.fill("M-3 -126L-26 -120L-3 -114Z", "spot");
    pen.fill("M33 -76C40 -96 60 -96 70 -116C74 -96 60 -86 44 -76Z", "grey", 0.5);
  },
};
