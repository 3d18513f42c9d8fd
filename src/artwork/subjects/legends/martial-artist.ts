import { posed } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A fighter in a loose suit, leg high. */
export const MARTIAL_ARTIST: Subject = {
  name: "martial-artist",
  fits: "martial-arts, kung fu, karate, fighting, beat-em-up",
  on: FEET,
  size: [96, 106],
  draw: (pen) => {
    pen.body(posed("highKick") + "M-20 -78L-4 -78L6 -50L-8 -46Z");
    pen.fill(
      "M-20 -78L-4 -78L6 -50L-8 -46ZM-6 -50L4 -46L-2 -8L-10 -8ZM2 -52L24 -70L48 -86L52 -78L26 -58L6 -46Z",
      "pale",
    );
    pen.fill(
      "M-9 -52L5 -52L6 -47L-8 -47ZM-8 -50L-20 -40L-16 -36ZM-25 -92L-8 -93L-8 -89L-25 -88L-34 -82L-32 -90Z",
      "spot",
    );
  },
};
