import { PERSON_OF_TODAY, dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -89 0 -78 0 -46 13 -62 -13 -62 24 -56 -15 -46 6 -24 -6 -24 9 -3 -10 -3");

/** A cook with tall hat and pan. */
export const CHEF: Subject = {
  ...PERSON_OF_TODAY,
  name: "chef",
  fits: "cooking, chef, kitchen, overcooked, food, recipes, cook",
  size: [84, 122],
  draw: (pen) => {
    const apron = "M-9 -66L9 -68L12 -46L16 -20C6 -16 -8 -16 -14 -20L-12 -46Z";
    const wear = (): void =>
      layers(pen)(
        `light ${apron}\nshade M-9 -66L-3 -66L-3 -18C-8 -18 -12 -19 -14 -20L-12 -46Z\nline spot 2 M-12 -48L13 -49\ngrey .6 M-4 -40L9 -40L9 -30L-4 -30Z`,
      );
    dress(pen, POSE, { top: "pale", legs: "deep", shoes: "ink", outline: apron, coat: wear });
    layers(pen)(`
      spot M-8 -80C-4 -75 4 -75 9 -79L10 -73C4 -69 -6 -70 -10 -74Z
      body light M-10 -97L9 -99L9 -104C17 -106 16 -118 7 -117C4 -124 -6 -124 -8 -117C-18 -118 -18 -106 -11 -104Z
      shade M-10 -97L-4 -98C-6 -106 -6 -112 -8 -117C-18 -118 -18 -106 -11 -104Z; line grey 1 .6 M1 -103L1 -112M6 -103L8 -111
      body ink M24 -56L34 -60L62 -60C62 -52 58 -50 50 -50L42 -50C38 -50 36 -54 34 -56L25 -52Z
      spot M40 -61C38 -72 46 -74 45 -86C54 -80 60 -72 56 -61Z; light M45 -61C44 -67 49 -69 49 -75C53 -70 54 -66 52 -61Z; glow spot 26 48 -68; dot pale 3.8 24 -56
    `);
  },
};
