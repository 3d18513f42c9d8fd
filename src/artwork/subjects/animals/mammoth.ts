import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A shaggy mammoth with long tusks. */
export const MAMMOTH: Subject = {
  name: "mammoth",
  fits: "mammoth, ice age, primal, stone age, caveman, tribal",
  ages: ["old"],
  on: FEET,
  size: [230, 150],
  bulk: 1.6,
  draw: (pen) =>
    layers(pen)(`
      body dark M-48 -44L-44 0H-18L-16 -44ZM36 -40L40 0H66L62 -44Z
      body spot-dark M-84 -56C-88 -96 -60 -112 -30 -114C-8 -116 4 -128 20 -139C36 -152 66 -146 78 -124C88 -108 89 -90 88 -74C88 -56 86 -44 92 -28C96 -16 106 -18 108 -28L117 -26C116 -4 92 0 82 -16C74 -30 74 -44 70 -56L62 -50L58 -34L60 0H28L26 -24L18 -36L10 -20L2 -34L-6 -18L-14 -34L-22 -20L-28 -32L-30 0H-66L-68 -32L-76 -26L-78 -44Z
      shade M-85 -64L-74 -52L-62 -62L-50 -48L-38 -60L-26 -46L-14 -58L-2 -46L10 -58L22 -46L34 -58L46 -48L60 -56L58 -34L60 0H28L26 -24L18 -36L10 -20L2 -34L-6 -18L-14 -34L-22 -20L-28 -32L-30 0H-66L-68 -32L-76 -26L-78 -44C-82 -50 -84 -56 -85 -64Z
      spot .4 M4 -127C10 -133 14 -136 20 -139C36 -152 66 -146 78 -124L68 -116L62 -126L54 -114L46 -126L36 -112L28 -122L18 -110L12 -120Z; spot .25 M-70 -98C-60 -108 -46 -113 -30 -114C-20 -115 -12 -118 -6 -121L-10 -104L-22 -92L-30 -102L-40 -88L-50 -98L-60 -84Z
      body dark M22 -106C8 -108 -2 -96 2 -80C6 -66 20 -62 28 -71C35 -84 34 -102 22 -106Z
      body pale M66 -62C72 -36 96 -22 118 -34C130 -41 134 -54 128 -67C147 -52 143 -22 116 -14C88 -8 60 -30 55 -56Z; dot ink 3.4 60 -98; dot light 1.2 61 -99; line ink 2 .7 M52 -108L66 -104
      line ink 1.6 .5 M78 -82H88M77 -72H88M76 -62H87; dot grey 3 34 -3 43 -3 52 -3 -60 -3 -50 -3 -40 -3
    `),
};
