import type { Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** Keys of a piano and notes above them. */
export const PIANO_KEYS: Subject = {
  name: "piano-keys",
  fits: "piano, notes, music game, melody, orchestra, deemo",
  on: ["table", "floor", "void"],
  size: [160, 96],
  bulk: 0.9,
  draw: (pen) => {
    pen.body("M-80 0V-44H80V0Z", "light");
    pen.stroke("M-60 -44V0M-40 -44V0M-20 -44V0M0 -44V0M20 -44V0M40 -44V0M60 -44V0", "grey", { width: 1.6 });
    pen.fill(
      rect([-66, -44], 12, 27) +
        rect([-46, -44], 12, 27) +
        rect([-6, -44], 12, 27) +
        rect([14, -44], 12, 27) +
        rect([34, -44], 12, 27),
      "ink",
    );
    pen.fill(
      "M-40 -60l-2 -28l18 -5v26a7 5 0 1 1 -5 -5v-12l-7 2v19a7 5 0 1 1 -4 3ZM34 -66v-22l5 0c2 7 9 8 9 15c-3 -4 -6 -4 -9 -5v15a7 5 0 1 1 -5 -3Z",
      "spot",
    );
  },
};
