import { dragon } from "#artwork/motifs/creatures.ts";
import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A dragon in flight. */
export const DRAGON: Subject = {
  name: "dragon",
  fits: "dragon, dragons, wyrm, drake",
  on: ["air", "land"],
  size: [320, 230],
  bulk: 1.9,
  draw: (pen) => {
    const beat = Math.sin(2 * Math.PI * pen.time);
    pen.body(dragon(beat));
    pen.fill(
      "M44 4C36 -40 14 -82 -40 -120C-20 -84 0 -40 8 -2ZM-118 44C-132 54 -146 56 -160 50L-146 66L-164 72C-140 74 -122 64 -106 54Z",
      "spot-dark",
    );
    pen.fill("M60 -6C70 -44 96 -74 140 -96C118 -66 96 -36 84 -4Z", "shade");
    pen.fill(circle(128, -36, 3), "light");
    pen.fill("M150 -30C176 -30 196 -24 216 -12C196 -14 176 -16 150 -26Z", "spot");
    pen.glow([184, -20], 44, "spot");
  },
};
