import { dress, PERSON_OF_TODAY, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("12 -96 2 -82 -10 -56 18 -70 16 -70 32 -66 32 -66 10 -44 -2 -38 8 -16 -8 -26");

/** A boy on a bicycle, a satchel on his back, the lamp lit. */
export const BOY_ON_BIKE: Subject = {
  ...PERSON_OF_TODAY,
  name: "boy-on-bike",
  fits: "boy, kid, bicycle, bike, childhood, summer, coming of age, paperboy, adventure",
  on: ["road", "land"],
  size: [120, 112],
  bulk: 0.85,
  draw: (pen) => {
    layers(pen)(`
      line grey .9 M-53 -24L-17 -18M-47 -36L-23 -6M-33 -40L-37 -2M-18 -30L-52 -12M21 -24L57 -18M27 -36L51 -6M41 -40L37 -2M56 -30L22 -12; ring light 5.2 19 -35 -21 39 -21; ring ink 4 19 -35 -21 39 -21
      line ink 5.6 M-35 -21L-14 -46L26 -50L-2 -18ZM-16 -52L-2 -18M39 -21L26 -60L34 -66; line spot 3.4 M-35 -21L-14 -46L26 -50L-2 -18ZM-16 -52L-2 -18M39 -21L26 -60L34 -66
      line ink 4.6 M-24 -54L-8 -54M28 -68L38 -66; dot grey 6 -2 -18
      body spot-dark M-4 -84C-20 -88 -28 -76 -26 -62L-22 -54L-10 -56Z
    `);
    dress(pen, POSE, { top: "pale", sleeves: "pale", legs: "deep", shoes: "light", head: 1.15 });
    layers(pen)(`
      line ink 2 M-2 -82L-6 -60
      body spot M1 -98C0 -110 8 -113 15 -111C21 -109 23 -104 22 -101L33 -100L33 -97L4 -97Z
      light M36 -62L42 -64L42 -54L36 -56Z; light .16 M42 -62L110 -84L110 -30L42 -56Z; glow light 26 42 -59
    `);
  },
};
