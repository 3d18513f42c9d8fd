import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const STRIDE = posed("4 -91 2 -79 -2 -48 16 -66 -10 -62 27 -62 -4 -50 12 -26 -9 -26 17 -2 -21 -4");

/** A hiker with rucksack and stick. */
export const HIKER: Subject = {
  name: "hiker",
  fits: "hiker, climbing, mountaineering, climber, celeste, trek, walking",
  ages: ["modern"],
  on: FEET,
  size: [78, 114],
  draw: (pen) => {
    layers(pen)(`
      body pale M-32 -92C-36 -92 -36 -84 -32 -84H-8C-4 -84 -4 -92 -8 -92Z
      body spot M-4 -82C-22 -88 -34 -78 -34 -58C-34 -44 -20 -42 -4 -47Z; spot-dark M-33 -64H-18V-48H-30C-33 -52 -34 -58 -33 -64Z
      line ink 3.4 M23 -78L34 0; line light 1 .6 M22 -78L33 -2
    `);
    dress(pen, STRIDE, { top: "grey", legs: "deep", shoes: "spot-dark", hands: "pale" });
    layers(pen)(`
      line spot 3 M6 -76C0 -70 -2 -60 -4 -52; spot-dark M-7 -82C0 -78 8 -78 12 -82L13 -76C8 -73 -2 -73 -8 -76Z
      body spot-dark M-14 -97C-6 -95 14 -95 24 -97L21 -100L14 -101C14 -111 -6 -111 -7 -101L-12 -100Z; spot M-7 -103H14V-100H-7Z
    `);
  },
};
