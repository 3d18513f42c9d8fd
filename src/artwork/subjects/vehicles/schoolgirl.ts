import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("1 -88 0 -76 0 -46 11 -60 -11 -60 15 -48 -12 -58 6 -24 -4 -24 9 -3 -8 -3");

/** A girl in school uniform with her bag. */
export const SCHOOLGIRL: Subject = {
  ...PERSON_OF_TODAY,
  name: "schoolgirl",
  fits: "school, schoolgirl, student, anime, visual-novel, high school, romance, girl",
  size: [54, 102],
  draw: (pen) => {
    const hairPaint = pen.world.pick(["ink", "spot-dark", "deep"] as const);
    const skirt = "M-9 -52L9 -52L17 -28L-16 -28Z";
    const coat = (): void =>
      layers(pen)(
        `spot ${skirt}\nline ink 1 .6 M-5 -52L-9 -28M0 -52L-1 -28M5 -52L9 -28\nshade M-9 -52L-2 -52L-4 -28L-16 -28Z`,
      );
    dress(pen, POSE, { top: "light", legs: "pale", shoes: "ink", hair: "long", hairPaint, outline: skirt, coat });
    layers(pen)(`
      ink M3.4 -22L9 -22L11 -6L5 -6ZM-7 -22L-1 -22L-4 -6L-9 -6Z; spot M-6 -77L7 -77L6 -68L2 -66L0 -60L-2 -67L-7 -70Z; light 1 M-4 -72.6L6 -72.6L6 -71.6L-4 -71.6Z
      body spot-dark M-24 -62L-8 -60L-9 -42L-24 -44Z
      shade M-24 -62L-8 -60L-9 -54L-24 -55Z; line ink 1.8 M-12 -60L-6 -76; spot M-9 -98L-2 -101L-4 -95L-9 -94Z
    `);
  },
};
