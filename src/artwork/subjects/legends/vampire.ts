import { posed } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A pale lord with a high collar and a wide cape. */
export const VAMPIRE: Subject = {
  name: "vampire",
  fits: "vampire, vampires, castlevania, gothic, blood, dracula",
  on: [...FEET, "air"],
  size: [96, 112],
  draw: (pen) => {
    pen.body(
      "M-10 -92L-22 -98L-16 -78C-34 -66 -46 -40 -50 -14C-40 -22 -32 -16 -26 -4C-16 -14 -6 -10 0 -2C6 -10 16 -14 26 -4C32 -16 40 -22 50 -14C46 -40 34 -66 16 -78L22 -98L10 -92Z" +
        posed("standing"),
    );
    pen.fill(
      "M-16 -78C-34 -66 -46 -40 -50 -14C-40 -22 -32 -16 -26 -4L-12 -60ZM16 -78C34 -66 46 -40 50 -14C40 -22 32 -16 26 -4L12 -60Z",
      "spot-dark",
    );
    pen.fill("M-22 -98L-10 -86L-14 -78ZM22 -98L10 -86L14 -78Z", "spot");
    pen.fill("M-6 -92C-5 -99 5 -99 6 -92L3 -84L-3 -84ZM-4 -80L4 -80L0 -62Z", "pale");
    pen.fill(rect([-4, -92], 3, 1.6) + rect([2, -92], 3, 1.6), "spot");
  },
};
