import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A bear on its way. */
export const BEAR: Subject = {
  name: "bear",
  fits: "bear, bears, banjo, grizzly, honey",
  on: FEET,
  size: [180, 118],
  bulk: 1.25,
  draw: (pen) =>
    layers(pen)(`
      body dark M-34 -44L-22 -18L-26 0H-4L-8 -22L-8 -46ZM30 -46L34 -18L36 0H58L54 -20L52 -48Z
      body spot-dark M-72 -34C-80 -60 -66 -84 -38 -88C-16 -90 0 -94 16 -100C26 -106 32 -108 40 -106C38 -118 52 -120 58 -109C66 -107 74 -101 79 -93L92 -87C101 -82 99 -70 90 -68C80 -64 70 -64 64 -62C62 -50 58 -44 53 -38C47 -28 45 -16 45 -8L54 0H22L21 -22C19 -32 14 -38 8 -40C-6 -34 -20 -34 -32 -36C-34 -26 -40 -18 -40 -10L-32 0H-68C-72 -12 -71 -22 -72 -34Z
      shade M-73 -42C-50 -48 20 -46 56 -44C48 -30 45 -16 45 -8L54 0H22L21 -22C19 -32 14 -38 8 -40C-6 -34 -20 -34 -32 -36C-34 -26 -40 -18 -40 -10L-32 0H-68C-72 -12 -71 -26 -73 -42Z
      pale M79 -92L92 -87C101 -82 99 -70 90 -68C82 -65 74 -66 70 -70C67 -78 71 -87 79 -92Z; ink M90 -88C100 -87 101 -79 96 -76L88 -81Z
      ink .6 M43 -108C42 -115 51 -116 54 -109L50 -104Z; dot ink 3.2 69 -90; line ink 1.8 M94 -71C90 -71 85 -72 81 -75; line pale 2 M30 -1L32 -6M38 -1L39 -6M-58 -1L-57 -6M-50 -1L-49 -6
    `),
};
