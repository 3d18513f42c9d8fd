import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A fighter jet on full burner. */
export const FIGHTER_JET: Subject = {
  name: "fighter-jet",
  fits: "jet, fighter jet, air combat, ace, dogfight, flight, pilot",
  ages: ["modern", "future"],
  on: ["air"],
  size: [300, 110],
  bulk: 1.1,
  draw: (pen) =>
    layers(
      pen,
      -12,
    )(`
    spot .6 M-128 -9L-236 0L-128 9Z; light M-128 -5L-184 0L-128 5Z; glow spot 52 -134 0; line light 2.4 .4 M-130 34L-280 34M-60 58L-200 58
    body deep M-128 -10L-104 -14L-124 -58L-96 -60L-60 -20L-14 -24C4 -40 28 -42 46 -30L92 -14L156 0L92 10L34 14L-30 52L-62 54L-40 16L-104 14L-134 34L-144 32L-128 10Z
    shade M-104 -2L156 0L92 10L34 14L-40 16L-104 14L-128 10Z; dark M34 14L-30 52L-62 54L-40 16ZM2 -24C12 -36 28 -36 40 -28L50 -20L4 -20Z; pale .7 M14 -26C20 -32 28 -32 32 -29L22 -23Z
    spot M-118 -54L-98 -56L-82 -38L-110 -36Z; pale .6 M92 -14L156 0L92 4Z; ink M-20 -6L20 -6L12 6L-20 6Z; line pale 2 .5 M-96 -6H-30M-70 24L-36 40
  `),
};
