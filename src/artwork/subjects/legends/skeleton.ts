import { HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A skeleton with a rusty sword. */
export const SKELETON: Subject = {
  name: "skeleton",
  fits: "skeleton, skeletons, undead, necromancer, bones, bone",
  on: FEET,
  size: [70, 106],
  draw: (pen) => {
    pen.body(circle(0, -93, 9) + "M-5 -88H6V-80H-5Z");
    pen.fill(circle(0, -93, 9) + "M-5 -88H6V-80H-5Z", "pale");
    pen.fill(
      circle(-2, -93, 2.4) +
        circle(5, -93, 2.4) +
        rect([-3, -84], 1.4, 3) +
        rect([0, -84], 1.4, 3) +
        rect([3, -84], 1.4, 3),
      "ink",
    );
    pen.stroke(
      "M0 -80V-46M-9 -77H9M-9 -48H9M-9 -77L-17 -62L-14 -46M9 -77L17 -64L26 -54M-6 -46L-8 -24L-9 -2L-3 -1M6 -46L9 -24L10 -2L16 -1",
      "pale",
      { width: 3.4 },
    );
    pen.stroke("M-9 -70Q0 -66 9 -70M-8 -64Q0 -60 8 -64M-7 -58Q0 -54 7 -58", "pale", { width: 2.6 });
    pen.fill(HELD.sword(26, -54), "spot-dark");
  },
};
