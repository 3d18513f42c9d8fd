import { HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A small child with a lantern. */
export const CHILD_WITH_LANTERN: Subject = {
  name: "child-with-lantern",
  fits: ["little girl", "boy", "lost child", "fairy tale", "limbo", "inside", "bedtime", "grief", "atmospheric"],
  on: FEET,
  size: [70, 96],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-11 -56L11 -56L17 -18L-17 -18Z" +
        limb([-5, -22], [-6, -2], [8, 6]) +
        limb([5, -22], [7, -2], [8, 6]) +
        limb([9, -52], [26, -56], [6, 5]) +
        limb([-9, -52], [-14, -34], [6, 5]) +
        circle(0, -70, 13) +
        "M-15 -68C-18 -90 -4 -96 0 -98C4 -96 18 -90 15 -68C10 -76 -10 -76 -15 -68Z" +
        HELD.lantern(26, -56),
    );
    pen.fill(
      "M-11 -56L11 -56L17 -18L-17 -18ZM-15 -68C-18 -90 -4 -96 0 -98C4 -96 18 -90 15 -68C10 -76 -10 -76 -15 -68Z",
      "spot",
    );
    pen.fill("M-8 -74C-8 -62 10 -62 10 -74C6 -78 -4 -78 -8 -74Z", "pale");
    pen.fill(circle(2, -70, 1.6) + circle(7, -70, 1.6), "ink");
    pen.fill(rect([23, -47], 6, 9), "light");
    pen.glow([26, -43], 50);
  },
};
