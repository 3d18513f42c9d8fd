import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("12 -66 6 -55 -8 -34 18 -42 22 -46 26 -26 34 -30 18 -28 -10 -22 14 -4 -24 -4");

/** A masked guardian crouching, eyes alight, the cloak in the wind. */
export const VIGILANTE: Subject = {
  ...PERSON_OF_TODAY,
  name: "vigilante",
  fits: "vigilante, superhero, comic-book, stealth, night, crime, antihero",
  ages: ["modern", "future"],
  size: [104, 84],
  bulk: 0.85,
  draw: (pen) => {
    const wind = 4 * Math.sin(2 * Math.PI * pen.time);
    layers(pen)(`
      body dark M8 -60C-12 -60 -24 -44 -36 ${-34 + wind}C-46 -30 -58 ${-34 - wind} -64 -30C-52 -22 -46 -8 -34 -6L-18 -2L-2 -20Z
      shade M8 -60C-12 -60 -24 -44 -36 ${-34 + wind}C-46 -30 -58 ${-34 - wind} -64 -30C-40 -34 -14 -36 6 -54Z
    `);
    dress(pen, POSE, { top: "ink", legs: "ink", shoes: "dark", skin: "dark", hands: "grey", hair: "none" });
    layers(pen)(`
      body ink M-2 -56C-8 -74 2 -84 12 -82C22 -80 25 -72 22 -66C26 -62 22 -58 16 -56C10 -50 2 -50 -2 -56Z
      dark M10 -74C16 -76 22 -72 22 -66C24 -62 20 -58 15 -58C10 -62 9 -68 10 -74Z; light M14 -69L21 -70L20 -67L15 -67Z; glow light 12 18 -68
      spot M-4 -58C4 -52 12 -52 18 -57L20 -52C12 -46 0 -47 -6 -53ZM-4 -56L-30 -64L-26 -58L-34 -54L-5 -52Z; line spot 1.6 M20 -36L26 -32M-4 -40L4 -44M16 -12L20 -14
      line grey 1.4 .7 M10 -34L18 -28L14 -8
    `);
  },
};
