import { layers } from "#artwork/motifs/layers.ts";
import { PERSON_OF_TODAY } from "#artwork/motifs/garb.ts";
import type { Subject } from "#artwork/part.ts";

/** Somebody in a hood on the ground, the face lit by a screen. */
export const HACKER: Subject = {
  ...PERSON_OF_TODAY,
  name: "hacker",
  fits: "hacker, hacking, cyberpunk, programming, typing, computer, code",
  ages: ["modern", "future"],
  size: [92, 76],
  bulk: 0.75,
  draw: (pen) =>
    layers(pen)(`
    body spot-dark M-34 -4C-30 -30 -26 -54 -8 -62C2 -66 12 -60 14 -50C20 -40 22 -30 20 -22L40 -14C48 -10 46 -2 38 0L-28 0C-34 0 -36 -2 -34 -4Z
    shade M-34 -4C-30 -30 -26 -54 -8 -62C-14 -46 -14 -22 -10 0L-28 0C-34 0 -36 -2 -34 -4Z; deep M-14 -10C2 -24 28 -22 40 -14C48 -10 46 -2 38 0L-16 0C-20 -2 -20 -6 -14 -10Z
    line ink 2 .6 M-12 -2C2 -12 20 -14 34 -10
    body spot-dark M-16 -52C-20 -68 -8 -78 4 -76C14 -75 18 -68 15 -64C10 -66 7 -60 8 -54C9 -50 6 -46 0 -45C-8 -45 -14 -48 -16 -52Z
    ink M4 -70C10 -70 15 -66 14 -62L16 -58L14 -56C14 -51 10 -48 4 -49C0 -54 0 -64 4 -70Z; pale M9 -66C13 -65 15 -63 14.6 -61L16.4 -57.6L14.4 -56.4C14.6 -52 11 -50 8 -51C6 -56 6 -62 9 -66Z
    dot ink 1.1 12.6 -60; line spot-dark 8 M-6 -44L4 -26L22 -24; line ink 1 .5 M-10 -40L0 -23L16 -20; dot pale 3.6 24 -24
    body ink M16 -20L36 -20L46 -46L49 -45L39 -17L16 -17Z
    light M37 -21L45.6 -44L44 -44.6L35 -22Z; glow light 44 30 -44; light .14 M36 -22L45 -45L14 -66L8 -50Z; line spot 1.2 M-16 -66C-12 -74 -4 -76 2 -74
  `),
};
