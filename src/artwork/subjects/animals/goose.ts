import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A goose, its neck stretched. */
export const GOOSE: Subject = {
  name: "goose",
  fits: "goose, geese, honk, untitled",
  on: FEET,
  size: [100, 106],
  bulk: 0.6,
  draw: (pen) => {
    pen.body(
      "M-50 -44C-30 -58 0 -58 14 -50C22 -66 18 -82 24 -94C30 -106 48 -104 48 -92L64 -86L48 -82C40 -72 40 -50 34 -36C24 -20 -10 -16 -30 -26C-40 -30 -46 -36 -50 -44Z" +
        limb([0, -22], [-2, -2], [4, 4]) +
        limb([12, -22], [14, -2], [4, 4]),
    );
    pen.fill(
      "M-50 -44C-30 -58 0 -58 14 -50C22 -66 18 -82 24 -94C30 -106 48 -104 48 -92C44 -72 40 -50 34 -36C24 -20 -10 -16 -30 -26C-40 -30 -46 -36 -50 -44Z",
      "light",
    );
    pen.fill("M-44 -44C-24 -52 0 -50 12 -40C0 -28 -22 -26 -36 -34Z", "pale");
    pen.fill("M48 -92L64 -86L48 -82ZM-8 -4H6L-2 0ZM8 -4H24L14 0Z", "spot");
    pen.fill(circle(38, -94, 2.4), "ink");
    pen.fill("M-40 -42C-26 -46 -10 -44 2 -38L-6 -32C-20 -28 -32 -32 -40 -42Z", "grey", 0.6);
    pen.fill("M34 -36C24 -20 -10 -16 -30 -26C-36 -28 -42 -32 -46 -37C-20 -28 14 -28 37 -48Z", "shade");
  },
};
