import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A gorilla on its knuckles. */
export const GORILLA: Subject = {
  name: "gorilla",
  fits: "gorilla, apes, donkey, jungle king",
  on: FEET,
  size: [160, 122],
  bulk: 1.25,
  draw: (pen) =>
    layers(pen)(`
      body dark M54 -70L80 -36C84 -24 86 -12 86 0H68L66 -24L42 -50ZM-34 -34L-12 -16L0 -6V0H-20Z
      body ink M-60 -48C-64 -74 -36 -86 -12 -94C6 -106 22 -114 36 -110C44 -124 62 -124 68 -112C75 -108 76 -100 73 -95C79 -88 76 -78 66 -76C60 -72 56 -66 54 -58C56 -40 60 -22 62 -4L60 2H38L36 -18C34 -34 28 -44 20 -50C8 -42 -8 -38 -18 -36C-16 -24 -20 -14 -14 -6L-4 0H-40C-44 -16 -58 -30 -60 -48Z
      grey .5 M-56 -56C-54 -74 -30 -84 -8 -90C-2 -72 -14 -58 -34 -52C-44 -50 -54 -50 -56 -56Z
      spot-dark M60 -108C68 -108 71 -100 70 -94C76 -88 73 -79 65 -79C57 -82 54 -98 60 -108ZM38 -6H61L60 2H38Z
      dot light 2.4 64 -100; line ink 2.4 M58 -105L71 -101; line ink 1.6 .8 M73 -84C69 -82 66 -82 63 -84; dot ink 1.4 71 -90; line deep 2 .8 M44 -100C36 -94 32 -80 36 -66M20 -50C26 -58 30 -66 30 -74
    `),
};
