import { posed, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A wrestler who lifts another one overhead. */
export const WRESTLERS: Subject = {
  name: "wrestlers",
  fits: "wrestling, wwe, wrestler, luchador",
  ages: ["modern"],
  on: FEET,
  size: [130, 150],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      posed("triumphant") +
        CLOTHES.shorts +
        limb([-42, -118], [26, -122], [18, 16]) +
        limb([26, -122], [52, -112], [9, 7]) +
        limb([52, -112], [62, -96], [7, 6]) +
        circle(-54, -118, 9) +
        limb([-36, -120], [-58, -136], [7, 5]),
    );
    pen.fill(CLOTHES.shorts + "M-8 -97C-9 -101 9 -101 8 -97L7 -86L3 -86L3 -91L-3 -91L-3 -86L-7 -86Z", "spot");
    pen.fill(limb([4, -122], [26, -122], [15, 15]) + circle(-54, -118, 6), "spot-dark");
    pen.fill(rect([-9, -16], 7, 14) + rect([6, -16], 7, 14), "pale");
  },
};
