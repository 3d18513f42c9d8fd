import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A typewriter with a sheet in it. */
export const TYPEWRITER: Subject = {
  name: "typewriter",
  fits: "text-based, text adventure, writer, typing, alan wake, detective story",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [172, 120],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      body light M-40 -118L38 -118C42 -100 38 -80 40 -60L-38 -60C-40 -80 -36 -100 -40 -118Z
      line grey 1.6 M-30 -108H28M-30 -100H22M-30 -92H30M-30 -84H14M-30 -76H-4; pale M-40 -118L38 -118L38 -113L-39 -113Z; line spot 2 M-2 -76h3
      body ink M-72 -70H72V-56H-72Z
      grey M-62 -68H62V-63H-62Z; dot spot-light 6 -76 -63 76 -63; line ink 3 M-72 -66L-90 -78; dot pale 3 -91 -79
      body spot M-56 -58H56L62 -36L76 -6C76 0 72 0 70 0H-70C-72 0 -76 0 -76 -6L-62 -36Z
      spot-dark M-44 -54H44L50 -40H-50Z; line ink 1.2 M-30 -41L-12 -53M-20 -41L-8 -53M-10 -41L-3 -53M0 -41V-53M10 -41L3 -53M20 -41L8 -53M30 -41L12 -53; shade M44 -58H56L62 -36L76 -6C76 0 72 0 70 0H54C58 -20 52 -44 44 -58Z
      ink M-54 -34H54L64 -6H-64Z; dot pale 4.2 -44 -27 -30 -27 -16 -27 -2 -27 12 -27 26 -27 40 -27 -50 -17 -35 -17 -20 -17 -5 -17 10 -17 25 -17 40 -17; pale M-34 -11H34L36 -7H-36Z; dot spot-dark 1.4 -44 -27 -30 -27 -16 -27 -2 -27 12 -27 26 -27 40 -27 -50 -17 -35 -17 -20 -17 -5 -17 10 -17 25 -17 40 -17
    `),
};
