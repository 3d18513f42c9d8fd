import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const BALANCED = posed("12 -88 6 -76 -8 -44 28 -74 -16 -68 46 -80 -34 -74 20 -30 -28 -32 26 -5 -26 -5");

/** A snowboarder, arms out. */
export const SNOWBOARDER: Subject = {
  name: "snowboarder",
  fits: "snowboarding, snowboard, ssx, freestyle, x games",
  ages: ["modern"],
  on: ["land", "air"],
  size: [140, 114],
  draw: (pen) =>
    pen.place({ at: [0, -10], turn: -9 }, () => {
      layers(pen)(`
        light .7 M-60 4C-76 -2 -92 -2 -104 -12C-100 0 -108 4 -114 8C-104 14 -84 14 -62 10Z; dot light 3 -104 -24 -118 -8 -92 -16
        body spot M-66 -8C-58 -4 -52 0 -46 0H46C52 0 60 -4 68 -10L71 -6C62 4 54 7 46 7H-46C-54 7 -62 2 -69 -4Z; spot-dark M-46 3H46L44 7H-44Z
      `);
      dress(pen, BALANCED, {
        top: "pale",
        sleeves: "spot-dark",
        legs: "deep",
        shoes: "ink",
        hands: "ink",
        hair: "none",
      });
      layers(pen)(`
        spot M-4 -66L16 -64L12 -56L-8 -58Z
        body spot M1 -90C0 -104 20 -106 25 -92L22 -91L4 -86Z; dot light 4 10 -102; dark M11 -93L26 -91L25 -84L13 -85Z; line light 1.4 .8 M16 -90L22 -89
      `);
    }),
};
