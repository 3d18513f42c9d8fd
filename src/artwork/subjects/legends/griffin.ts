import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A winged beast in flight. */
export const GRIFFIN: Subject = {
  name: "griffin",
  fits: "griffin, griffon, winged, phoenix, hippogriff, pegasus, chocobo",
  on: ["air", "land"],
  size: [200, 150],
  bulk: 1.4,
  draw: (pen) => {
    pen.body(
      "M70 -24C84 -28 92 -36 100 -34L112 -26L100 -22C94 -10 80 -2 64 2C40 14 4 18 -30 12L-60 30L-70 24L-48 4C-60 0 -72 -10 -96 -8C-80 -22 -60 -22 -40 -12C0 -20 40 -20 70 -24Z",
    );
    pen.body(
      "M20 -14C12 -52 -14 -86 -60 -108C-56 -92 -60 -84 -72 -78C-60 -74 -56 -66 -62 -56C-46 -56 -40 -48 -42 -38C-26 -40 -14 -30 -8 -8ZM50 -18C56 -44 76 -70 100 -82C92 -64 96 -56 100 -50C86 -46 76 -34 70 -16Z",
    );
    pen.fill("M20 -14C12 -52 -14 -86 -60 -108C-40 -84 -16 -50 -8 -8Z", "spot");
    pen.fill("M50 -18C56 -44 76 -70 100 -82C88 -58 76 -36 66 -18ZM112 -26L100 -28L102 -22Z", "pale");
    pen.fill(circle(94, -28, 2.4), "light");
  },
};
