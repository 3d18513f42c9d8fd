import { stance, CLOTHES, HEADGEAR, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A northern warrior with round shield and axe. */
export const VIKING: Subject = {
  name: "viking",
  fits: "viking, vikings, norse, nordic, valhalla, mythology",
  ages: ["old"],
  on: FEET,
  size: [84, 116],
  bulk: 1.1,
  draw: (pen) => {
    pen.body(
      stance([20, -64, 26, -60], [-20, -66, -24, -60], "wide") +
        CLOTHES.tunic +
        HEADGEAR.horns +
        HEADGEAR.helmet +
        HELD.axe(26, -62) +
        circle(-24, -58, 19),
    );
    pen.fill(CLOTHES.tunic, "spot-dark");
    pen.fill(HEADGEAR.helmet, "grey");
    pen.fill(HEADGEAR.beard + HEADGEAR.horns, "pale");
    pen.fill(circle(-24, -58, 17), "spot");
    pen.fill("M-26 -75H-22V-41H-26ZM-41 -60H-7V-56H-41Z", "light", 0.8);
    pen.fill(circle(-24, -58, 5), "grey");
  },
};
