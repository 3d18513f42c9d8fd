import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A lion on the watch. */
export const LION: Subject = {
  name: "lion",
  fits: "lion, lions, tiger, tigers, big cat, pride",
  on: FEET,
  size: [200, 124],
  bulk: 1.15,
  draw: (pen) =>
    layers(pen)(`
      line spot-light 6 M-70 -66C-98 -66 -92 -40 -102 -26
      body dark M-46 -44C-40 -32 -52 -22 -48 -12L-38 0L-22 0L-32 -14C-28 -28 -22 -34 -20 -46ZM36 -50L42 -20L46 0L66 0L58 -16L58 -50Z
      body spot-light M-72 -72C-50 -84 0 -78 34 -86L72 -64C68 -48 60 -42 54 -34L53 -12L62 0L38 0L37 -20L30 -39C8 -31 -20 -33 -34 -41C-38 -32 -50 -28 -54 -19L-47 -6L-39 0L-64 0L-68 -17C-78 -32 -82 -56 -72 -72Z
      shade M30 -39C8 -31 -20 -33 -34 -41C-38 -32 -50 -28 -54 -19L-47 -6L-64 0L-68 -17C-74 -26 -78 -38 -78 -50C-60 -40 0 -44 30 -50Z
      body spot-dark M32 -112C42 -128 78 -130 94 -112C104 -98 100 -72 90 -60C86 -46 72 -32 60 -38C44 -38 32 -48 30 -58C20 -74 22 -98 32 -112Z
      deep .35 M44 -106C54 -118 78 -116 88 -104C94 -84 88 -64 78 -56C64 -48 48 -56 42 -66C36 -80 38 -96 44 -106Z; dot spot-dark 8 48 -108; dot spot-light 4.4 48 -108
      pale M52 -100C64 -110 84 -106 90 -95L103 -86C106 -78 102 -71 95 -69C84 -64 68 -64 60 -70C50 -80 48 -92 52 -100Z
      ink M95 -88L105 -85L100 -78Z; dot ink 3 82 -92; line ink 2 .8 M100 -78C98 -73 92 -72 86 -74; spot-dark M-110 -14C-110 -28 -104 -34 -98 -30C-92 -24 -96 -12 -110 -14Z
    `),
};
