import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb, rect } from "#artwork/path.ts";

/** A builder with helmet, vest and hammer. */
export const BUILDER: Subject = {
  name: "builder",
  fits: "building, construction, builder, base-building, city-builder, automation",
  ages: ["modern", "future"],
  on: FEET,
  size: [80, 110],
  draw: (pen) => {
    pen.body(
      stance([18, -70, 28, -82], [-16, -62, -20, -48], "wide") +
        HEADGEAR.cap +
        limb([28, -82], [32, -98], [2.6, 2.6]) +
        rect([22, -106], 22, 9),
    );
    pen.fill(HEADGEAR.cap + CLOTHES.jacket, "spot");
    pen.fill(rect([-13, -68], 26, 4) + rect([-6, -80], 4, 34) + rect([3, -80], 4, 34), "light");
    pen.fill(rect([22, -106], 22, 9), "grey");
    pen.fill(CLOTHES.belt, "spot-dark");
  },
};
