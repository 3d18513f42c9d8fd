import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A king and a knight of a chess set. */
export const CHESS_PIECES: Subject = {
  name: "chess-pieces",
  fits: "chess, checkmate, knight chess, strategy board",
  on: ["table", ...FEET, "void"],
  size: [166, 150],
  draw: (pen) =>
    layers(pen)(`
      body spot-dark M-76 0L-74 -8C-68 -14 -62 -22 -62 -40L-67 -44C-66 -50 -62 -52 -58 -53C-70 -64 -60 -82 -48 -82C-36 -82 -26 -64 -38 -53C-34 -52 -30 -50 -29 -44L-34 -40C-34 -22 -28 -14 -22 -8L-20 0Z
      spot .5 M-44 -81C-36 -79 -28 -64 -38 -53C-34 -52 -30 -50 -29 -44L-34 -40C-34 -22 -28 -14 -22 -8L-20 0L-34 0C-42 -16 -44 -36 -44 -52C-38 -60 -38 -74 -44 -81Z
      body pale M-34 0L-32 -10L-24 -18C-20 -40 -16 -62 -16 -86L-24 -90L-24 -96L-16 -99L-20 -124C-12 -130 -6 -130 -3 -132L-3 -138L-9 -138L-9 -144L-3 -144L-3 -150L3 -150L3 -144L9 -144L9 -138L3 -138L3 -132C6 -130 12 -130 20 -124L16 -99L24 -96L24 -90L16 -86C16 -62 20 -40 24 -18L32 -10L34 0Z
      grey M5 -131C8 -130 13 -129 20 -124L16 -99L24 -96L24 -90L16 -86C16 -62 20 -40 24 -18L32 -10L34 0L12 0C6 -40 4 -70 6 -98Z; line ink 1.6 .4 M-24 -93H24M-24 -18H24M-32 -9H32M-17 -104H17; light M-14 -122L-9 -125L-8 -104L-12 -104Z
      body dark M22 0L24 -10L32 -16C34 -34 40 -44 48 -54C42 -52 38 -48 34 -44C30 -42 24 -44 22 -50C22 -56 32 -66 36 -76C37 -84 42 -90 48 -94L48 -104L57 -97C74 -92 84 -70 80 -44C80 -32 78 -24 80 -16L86 -10L88 0Z
      grey .7 M57 -97C74 -92 84 -70 80 -44C80 -32 78 -24 80 -16L86 -10L88 0L76 0C70 -20 78 -70 57 -97Z; dot light 2.4 46 -79; line light 1.4 .6 M24 -10H86M34 -17H79; dot light 1.2 27 -52; line light 1.4 .5 M60 -86C68 -74 70 -56 66 -40M56 -76C62 -68 63 -56 60 -46
    `),
};
