import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** Keys of a piano and notes above them. */
export const PIANO_KEYS: Subject = {
  name: "piano-keys",
  fits: "piano, notes, music game, melody, orchestra, deemo",
  on: ["table", "floor", "void"],
  size: [172, 146],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      line ink 7 M-60 -14V0M66 -14V0; body ink M-86 -40H86V-14H-86Z
      body ink M-80 -92H80V-40H-80Z
      dark M-72 -86H72V-62H-72Z; line light 1 .4 M-80 -91H80; body light M-26 -98H24V-66H-26Z
      line grey 1.2 M-22 -90H20M-22 -86H20M-22 -78H20M-22 -74H20; dot ink 1.6 -12 -88 -2 -86 8 -90 -14 -76 0 -74 12 -78
      light M-78 -44H78V-22H-78Z; line grey 1.2 M-66 -44V-22M-54 -44V-22M-42 -44V-22M-30 -44V-22M-18 -44V-22M-6 -44V-22M6 -44V-22M18 -44V-22M30 -44V-22M42 -44V-22M54 -44V-22M66 -44V-22
      ink M-70 -44h8v13h-8ZM-58 -44h8v13h-8ZM-34 -44h8v13h-8ZM-22 -44h8v13h-8ZM-10 -44h8v13h-8ZM14 -44h8v13h-8ZM26 -44h8v13h-8ZM50 -44h8v13h-8ZM62 -44h8v13h-8Z; spot M-80 -47H80V-44H-80Z; spot-dark M-86 -22H86V-14H-86Z
      body spot M-56 -106C-60 -112 -48 -116 -46 -110L-46 -136L-22 -142L-22 -116C-24 -110 -34 -110 -33 -116C-32 -120 -28 -121 -26 -120L-26 -132L-42 -128L-42 -108C-44 -102 -54 -101 -56 -106ZM38 -112C35 -118 45 -121 48 -117L48 -146C54 -140 62 -138 60 -126C58 -130 54 -132 52 -132L52 -112C50 -106 40 -106 38 -112Z
    `),
};
