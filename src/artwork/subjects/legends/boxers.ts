import { posed, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** Two boxers, one blow landing. */
export const BOXERS: Subject = {
  name: "boxers",
  fits: "boxing, boxer, punch, knockout",
  ages: ["modern"],
  on: FEET,
  size: [170, 108],
  bulk: 1.1,
  draw: (pen) => {
    for (const side of [-1, 1]) {
      const [paint, other] = side < 0 ? (["spot", "pale"] as const) : (["pale", "spot-dark"] as const);
      pen.place({ at: [side * 42, 0], flip: side > 0 }, () => {
        pen.body((side < 0 ? posed("punching") : posed("guard")) + CLOTHES.shorts);
        pen.fill(CLOTHES.shorts, other);
        pen.fill(side < 0 ? circle(52, -76, 8) + circle(20, -71, 7) : circle(28, -80, 8) + circle(19, -75, 7), paint);
      });
    }
  },
};
