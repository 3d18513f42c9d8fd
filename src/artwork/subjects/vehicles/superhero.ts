import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("2 -91 0 -79 -1 -47 18 -66 -17 -66 11 -50 -12 -50 10 -25 -11 -25 16 -3 -18 -3");

/** A hero in a cape, fists on the hips. */
export const SUPERHERO: Subject = {
  ...PERSON_OF_TODAY,
  name: "superhero",
  fits: "superhero, comic-book, hero, powers, cape, villain",
  ages: ["modern", "future"],
  size: [92, 106],
  bulk: 1.1,
  draw: (pen) => {
    const wind = 4 * Math.sin(2 * Math.PI * pen.time);
    layers(pen)(`
      body spot M-6 -82C-24 -70 -36 -44 -62 ${-26 + wind}C-50 -22 -46 ${-10 - wind} -30 -14C-18 -8 -6 -14 8 -12L10 -80Z
      shade M-6 -82C-24 -70 -36 -44 -62 ${-26 + wind}C-44 -30 -20 -40 -8 -66ZM-14 -40L-30 -14L-20 -12Z
    `);
    dress(pen, POSE, { top: "deep", sleeves: "deep", legs: "deep", shoes: "spot", hands: "spot" });
    layers(pen)(`
      light M0 -74L9 -70L6 -60L0 -55L-6 -60L-8 -70Z; spot M2 -71L-4 -63L0 -63L-2 -57L6 -66L1 -66Z; spot M-9 -52L9 -52L9 -47L-9 -47Z; light M-2 -52.6h5v6h-5Z
      spot M6 -22L15 -20L14 -8L10 -8ZM-14 -22L-5 -22L-12 -8L-17 -8Z; ink M1 -95L12 -94L11 -89L2 -90Z; dot light 1.3 7.4 -92; spot M-6 -82L8 -82L9 -77L-8 -76Z
      line light 1.2 .5 M-3 -44L4 -24M5 -44L12 -24
    `);
  },
};
