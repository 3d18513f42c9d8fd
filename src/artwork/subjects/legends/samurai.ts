import { stance, CLOTHES, HEADGEAR } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { limb } from "#artwork/path.ts";

/** A samurai in broad sleeves, hand at the sword. */
export const SAMURAI: Subject = {
  name: "samurai",
  fits: "samurai, japan, feudal, ronin, sengoku, katana, tsushima",
  ages: ["old"],
  on: FEET,
  size: [92, 116],
  draw: (pen) => {
    pen.body(
      stance([17, -64, 8, -50], [-18, -64, -14, -48], "wide") +
        CLOTHES.hakama +
        "M-22 -82L22 -82L26 -60L14 -58L11 -48L-11 -48L-14 -58L-26 -60Z" +
        HEADGEAR.straw,
    );
    pen.fill(CLOTHES.hakama, "spot-dark");
    pen.fill("M-22 -82L22 -82L26 -60L14 -58L11 -48L-11 -48L-14 -58L-26 -60Z", "deep");
    pen.fill("M-6 -82L6 -82L0 -62ZM-24 -92C-10 -97 -6 -104 0 -108C0 -102 0 -96 0 -92Z", "pale");
    pen.fill(HEADGEAR.straw, "grey", 0.5);
    pen.fill(CLOTHES.belt, "spot");
    pen.fill(limb([10, -50], [46, -36], [2.6, 1.2]) + limb([-4, -52], [-40, -40], [2.4, 1.4]), "light");
  },
};
