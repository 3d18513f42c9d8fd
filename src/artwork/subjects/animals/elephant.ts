import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** An elephant. */
export const ELEPHANT: Subject = {
  name: "elephant",
  fits: ["elephant", "elephants", "savanna", "safari", "zoo", "zoo tycoon", "planet zoo"],
  on: FEET,
  size: [180, 130],
  bulk: 1.5,
  draw: (pen) => {
    pen.body(
      "M-76 -90C-60 -116 -10 -122 20 -116C36 -126 64 -122 70 -102C80 -90 78 -60 82 -40C84 -28 94 -26 98 -34L104 -28C98 -14 78 -16 72 -34C68 -48 66 -60 60 -66C54 -56 48 -50 44 -46L46 0H22L18 -40H-28L-32 0H-58L-60 -46C-74 -54 -82 -72 -76 -90Z",
    );
    pen.fill("M22 -112C4 -104 -4 -76 10 -58C26 -60 40 -80 38 -104Z", "spot-dark");
    pen.fill("M64 -66C74 -58 84 -60 90 -68C86 -54 72 -52 62 -60Z" + circle(54, -96, 2.6), "light");
    pen.fill("M-46 -116C-30 -122 -6 -122 6 -119L2 -92C-14 -88 -36 -88 -48 -94Z", "spot");
    pen.fill("M-58 -8H-32V0H-58ZM22 -8H46V0H22Z", "grey");
  },
};
