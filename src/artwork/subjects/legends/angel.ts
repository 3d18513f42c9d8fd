import { stance, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A winged figure with a halo. */
export const ANGEL: Subject = {
  name: "angel",
  fits: "angel, angels, heaven, divine, god, gods, celestial, valkyrie",
  on: [...FEET, "air"],
  size: [140, 126],
  draw: (pen) => {
    pen.body(
      "M-8 -78C-30 -112 -56 -120 -68 -122C-66 -100 -60 -84 -48 -70C-52 -58 -40 -46 -30 -44C-28 -34 -16 -36 -8 -50ZM8 -78C30 -112 56 -120 68 -122C66 -100 60 -84 48 -70C52 -58 40 -46 30 -44C28 -34 16 -36 8 -50Z",
    );
    pen.body(CLOTHES.gown + stance([15, -66, 8, -62], [-15, -66, -8, -62]));
    pen.fill(
      "M-8 -78C-30 -112 -56 -120 -68 -122C-66 -100 -60 -84 -48 -70C-52 -58 -40 -46 -30 -44C-28 -34 -16 -36 -8 -50ZM8 -78C30 -112 56 -120 68 -122C66 -100 60 -84 48 -70C52 -58 40 -46 30 -44C28 -34 16 -36 8 -50Z",
      "pale",
    );
    pen.fill(CLOTHES.gown, "spot-dark");
    pen.stroke("M-11 -106a11 3.6 0 1 0 22 0a11 3.6 0 1 0 -22 0Z", "spot", { width: 2.4 });
    pen.glow([0, -100], 36);
  },
};
