import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A brush and its stroke of paint. */
export const PAINT_BRUSH: Subject = {
  name: "paint-brush",
  fits: "painting, paint, art, drawing, okami, splatoon, ink, colouring",
  on: ["table", "void", ...FEET],
  size: [196, 132],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      body pale M-84 -14C-88 -44 -54 -60 -20 -56C8 -54 20 -40 10 -30C2 -20 14 -12 6 -4C-8 6 -78 10 -84 -14Z
      shade M-84 -14C-78 2 -30 0 6 -10C8 -8 8 -6 6 -4C-8 6 -78 10 -84 -14Z; ink .5 M-20 -24a9 6 0 1 1 18 0a9 6 0 1 1 -18 0Z; dot spot 9 -64 -26; dot spot-dark 8 -46 -42; dot deep 8 -22 -46; dot spot-light 7 -44 -14; dot light 2.4 -67 -29 -48 -45 -24 -49
      spot M-6 -30C12 -52 20 -28 34 -38C30 -22 14 -22 2 -18C-14 -12 -18 -20 -6 -30Z
      body spot-dark M47 -60L57 -50L110 -120C114 -126 108 -132 102 -127Z
      light .4 M52 -58L104 -124L106 -123L55 -55Z; body grey M34 -50L46 -62L58 -50L46 -38Z
      line ink 1.4 .5 M40 -56L52 -44; body spot M34 -50L46 -38C38 -28 28 -24 14 -22C20 -30 24 -42 34 -50Z; spot-light M30 -44L36 -40C30 -34 26 -30 20 -26C24 -32 26 -38 30 -44Z; dot spot 4 70 -24 82 -34; dot spot-light 3 62 -10
    `),
};
