import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A frog, ready to leap. */
export const FROG: Subject = {
  name: "frog",
  fits: "frog, frogs, toad, battletoads",
  on: FEET,
  size: [116, 78],
  bulk: 0.5,
  draw: (pen) =>
    layers(pen)(`
      body dark M40 -34C48 -24 46 -14 48 -6L62 0H38L38 -14L28 -28Z
      body spot M-48 -6C-58 -22 -46 -40 -26 -43C-12 -56 2 -61 14 -63C17 -79 39 -80 44 -67C59 -63 67 -53 64 -44C61 -36 50 -34 40 -33C37 -26 34 -20 33 -12L46 -1L18 0L21 -14L14 -24C6 -14 -2 -8 -8 -5L12 -1L10 2H-40Z
      shade M-48 -6C-56 -20 -50 -34 -36 -40C-26 -44 -8 -38 -8 -24C-8 -14 -14 -8 -20 -6L11 0L10 2H-40Z
      pale M64 -44C61 -36 50 -34 40 -33C37 -26 34 -20 33 -13L22 -14L15 -24C18 -36 26 -46 40 -46C50 -46 58 -44 64 -44Z
      dot light 8 32 -68; dot ink 4 35 -68; dot light 1.3 36 -70; line ink 2 M66 -46C56 -42 46 -42 38 -46; dot ink 1.2 60 -54
      dot spot-dark 3.4 -10 -50 -22 -44; dot spot-dark 2.4 2 -54 -14 -42 6 -46; line ink 1.8 .5 M-20 -6C-8 -10 -4 -26 -16 -34
    `),
};
