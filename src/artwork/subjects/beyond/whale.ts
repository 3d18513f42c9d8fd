import { whale } from "#artwork/motifs/creatures.ts";
import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A whale. */
export const WHALE: Subject = {
  name: "whale",
  fits: "whale, whales, leviathan, giant of the sea, moby",
  on: ["deep", "air", "space"],
  size: [290, 140],
  bulk: 1.8,
  draw: (pen) => {
    pen.body(whale());
    pen.fill("M130 0C110 30 40 40 -10 30C-40 24 -64 16 -88 6C-50 14 20 22 60 8C90 2 110 0 130 0Z", "pale");
    pen.fill("M40 30C36 54 20 72 0 80C2 62 8 44 18 30Z", "spot-dark");
    pen.stroke("M112 16C80 28 40 32 0 26M104 8C80 18 40 22 10 18", "grey", { width: 1.4 });
    pen.fill(circle(96, -14, 3.4), "light");
  },
};
