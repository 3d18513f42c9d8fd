import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A large figure in a mask and apron with a cleaver. */
export const MASKED_KILLER: Subject = {
  name: "masked-killer",
  fits: "slasher, killer, murderer, asymmetric, dead by daylight, butcher, chainsaw",
  ages: ["modern"],
  on: FEET,
  size: [84, 108],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      stance([22, -64, 30, -50], [-20, -62, -22, -42], "wide") + CLOTHES["coat-long"] + "M28 -52L34 -86L52 -84L50 -56Z",
    );
    pen.fill(CLOTHES.apron, "spot-dark");
    pen.fill("M-7 -97C-6 -102 7 -102 8 -97L6 -82L-4 -82Z", "pale");
    pen.fill(
      circle(-2, -93, 1.8) +
        circle(4.5, -93, 1.8) +
        rect([-1, -87], 1, 3) +
        rect([1.5, -87], 1, 3) +
        rect([4, -87], 1, 3),
      "ink",
    );
    pen.fill("M34 -86L52 -84L50 -58L31 -56Z", "grey");
    pen.fill("M38 -70L46 -58L34 -58ZM-4 -50L6 -34L-6 -30Z", "spot");
  },
};
