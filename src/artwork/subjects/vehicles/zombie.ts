import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("8 -86 0 -77 -4 -46 18 -70 16 -74 34 -66 36 -78 4 -25 -10 -26 8 -3 -22 -4");

/** One of the dead, arms out, clothes in rags. */
export const ZOMBIE: Subject = {
  ...PERSON_OF_TODAY,
  name: "zombie",
  fits: "zombie, zombies, undead, horror, infected, survival-horror, gore",
  size: [74, 104],
  draw: (pen) => {
    dress(pen, POSE, { top: "deep", sleeves: "grey", legs: "dark", shoes: "ink", skin: "glow", hair: "none" });
    layers(pen)(`
      deep M0 -72L16 -76L14 -70L20 -68L12 -66L4 -62Z; ink M-12 -47L-9 -40L-5 -46L-2 -39L2 -45L5 -41L7 -49Z; pale .8 M-4 -62h8v1.6h-8ZM-4 -58h7v1.6h-7ZM-4 -54h6v1.6h-6Z; spot M6 -68L10 -64L8 -56L5 -60Z
      ink M-1 -96C2 -99 6 -97 8 -98L6 -94L2 -93ZM12 -80L18 -80L16 -76L12 -77Z; dot ink 2.8 13 -87; dot spot 1.6 13.4 -87; glow spot 12 13 -87; shade M4 -36L10 -34L7 -28ZM-12 -22L-6 -20L-12 -12Z
      line pale 1.2 .7 M37 -66L41 -64M36 -64L39 -61M39 -79L43 -79M39 -76L42 -74
    `);
  },
};
