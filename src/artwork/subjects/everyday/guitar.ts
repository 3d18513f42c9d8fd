import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** An electric guitar. */
export const GUITAR: Subject = {
  name: "guitar",
  fits: "guitar, music, rhythm, rock, metal music, rocksmith",
  ages: ["modern"],
  on: [...FEET, "void", "table"],
  size: [116, 156],
  draw: (pen) =>
    pen.place({ at: [0, -72], turn: 24 }, () =>
      layers(pen)(`
      body spot-dark M-4 -10L-3 -86L4 -86L5 -10ZM-7 -86L-10 -106C-6 -114 2 -114 9 -110L5 -86Z
      body spot M-6 -4C-10 -16 -26 -18 -28 -4C-28 6 -21 10 -25 18C-38 28 -38 54 -20 62C-8 67 8 67 20 62C38 54 38 28 25 18C21 10 27 8 30 -6C31 -14 20 -12 16 -4C12 4 -2 8 -6 -4Z
      shade M20 62C38 54 38 28 25 18C21 10 27 8 30 -6C24 -6 18 6 14 14C24 28 24 50 4 65C10 65 15 64 20 62Z; light M-18 14C-6 6 6 10 8 18C10 30 20 38 14 52C4 44 -8 48 -12 40C-16 32 -22 24 -18 14Z
      ink M-12 22H12V28H-12ZM-12 35H12V41H-12Z; grey M-10 50H12V55H-10Z; dot ink 2.6 20 46 25 38; line ink 1 .6 M-3.4 -72H4.2M-3.5 -60H4.3M-3.6 -48H4.4M-3.7 -36H4.6M-3.8 -24H4.7M-3.9 -12H4.8
      line pale .8 M-2.4 -92L-6 52M0 -92V52M2.4 -92L6 52; dot pale 2.2 -11 -94 -11 -101 10 -94 10 -101; line light 2 .6 M-27 30C-29 44 -24 54 -15 58
    `),
    ),
};
