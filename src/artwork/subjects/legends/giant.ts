import { posed, CLOTHES } from "#artwork/motifs/wardrobe.ts";
import type { Subject } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** A giant of stone, a person at its feet. */
export const GIANT: Subject = {
  name: "giant",
  fits: "giant, giants, titan, titans, colossus, golem, boss, kaiju",
  on: ["land"],
  size: [170, 230],
  bulk: 2,
  draw: (pen) => {
    pen.body(
      "M-30 -226C-30 -246 30 -246 30 -226L32 -206C58 -204 78 -190 82 -160L88 -96C90 -78 74 -72 66 -86L56 -140L50 -90L56 -8L22 -4L10 -78L-10 -78L-22 -4L-56 -8L-50 -90L-56 -140L-66 -86C-74 -72 -90 -78 -88 -96L-82 -160C-78 -190 -58 -204 -32 -206Z",
    );
    pen.fill(
      "M0 -240C24 -240 30 -236 30 -226L32 -206C58 -204 78 -190 82 -160L88 -96C84 -120 70 -150 56 -160L50 -90L56 -8L40 -6L30 -90L8 -110Z",
      "shade",
    );
    pen.fill(
      "M-44 -180L-10 -170L-20 -130L-52 -146ZM14 -150L40 -158L44 -120L18 -112ZM-44 -70L-28 -76L-26 -40L-46 -36Z",
      "spot-dark",
      0.6,
    );
    pen.fill(ellipse([-11, -222], 5, 4) + ellipse([13, -222], 5, 4), "spot");
    pen.glow([1, -222], 26, "spot");
    pen.place({ at: [112, 0], scale: 0.3, flip: true }, () => pen.body(posed("standing") + CLOTHES.cloak));
  },
};
