import { eagle } from "#artwork/motifs/creatures.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A great bird, wings spread. */
export const EAGLE: Subject = {
  name: "eagle",
  fits: ["eagle", "bird", "birds", "falcon", "hawk", "gliding", "flight", "flying"],
  on: ["air", ...FEET],
  size: [166, 62],
  bulk: 0.9,
  draw: (pen) => {
    pen.body(eagle());
    pen.fill(
      "M8 0C30 -14 58 -18 82 -8C66 -4 58 2 50 10C40 2 24 -2 8 4ZM-8 0C-30 -14 -58 -18 -82 -8C-66 -4 -58 2 -50 10C-40 2 -24 -2 -8 4Z",
      "spot-dark",
    );
    pen.fill("M0 -18C4 -15 6 -11 7 -8L-7 -8C-6 -11 -4 -15 0 -18Z", "light");
    pen.fill("M-3 -18L0 -25L3 -18ZM14 40L0 34L-14 40L-8 26L8 26Z", "spot");
  },
};
