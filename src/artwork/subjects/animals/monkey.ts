import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A monkey with a long tail. */
export const MONKEY: Subject = {
  name: "monkey",
  fits: "monkey, monkeys, ape escape, simian, bananas",
  on: FEET,
  size: [120, 112],
  bulk: 0.7,
  draw: (pen) =>
    layers(pen)(`
      line ink 7 M-26 -8C-64 -6 -66 -50 -46 -54C-32 -56 -30 -40 -40 -38; line spot-dark 4 M-26 -8C-64 -6 -66 -50 -46 -54C-32 -56 -30 -40 -40 -38
      body spot-dark M-32 0C-36 -26 -26 -48 -6 -54C-24 -60 -26 -88 -8 -98C10 -106 34 -98 38 -78C44 -70 42 -58 32 -56C28 -52 22 -50 18 -49C30 -38 30 -18 26 -6L38 0Z
      shade M-32 0C-36 -26 -26 -48 -6 -54C-14 -38 -10 -14 4 0Z
      body spot-dark M-16 -86C-28 -90 -32 -74 -22 -70C-18 -68 -14 -72 -13 -76Z; dot pale 4.6 -20 -79
      pale M2 -76C0 -90 14 -94 20 -86C28 -94 38 -84 34 -74C42 -68 38 -58 28 -57C14 -54 0 -62 2 -76ZM0 -42C12 -42 20 -28 18 -8L4 -2C-6 -14 -6 -32 0 -42Z
      dot ink 3.2 15 -78 27 -78; line ink 2 M16 -65C22 -61 28 -62 32 -66; dot ink 1.2 24 -71 28 -71
      line ink 10 M10 -42C22 -28 34 -30 46 -40; line spot-dark 7 M10 -42C22 -28 34 -30 46 -40; body spot M44 -32C60 -36 66 -52 62 -64C54 -54 46 -50 38 -48C36 -42 38 -36 44 -32Z
    `),
};
