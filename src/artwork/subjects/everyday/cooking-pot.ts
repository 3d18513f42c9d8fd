import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A bubbling cauldron over a fire. */
export const COOKING_POT: Subject = {
  name: "cooking-pot",
  fits: "cooking pot, potion, brewing, soup, potions, crafting potions",
  on: [...FEET, "table"],
  size: [124, 118],
  bulk: 0.7,
  draw: (pen) =>
    layers(pen)(`
      line spot-dark 8 M-44 -3L40 -9M-40 -9L44 -3; spot M-40 -6C-36 -26 -26 -22 -22 -36C-12 -24 -8 -20 -4 -34C4 -22 10 -20 16 -32C24 -20 34 -24 40 -6Z; spot-light M-24 -6C-20 -18 -14 -14 -10 -24C-4 -14 2 -14 8 -22C12 -14 20 -14 24 -6Z
      line ink 4 M-50 -58C-64 -58 -64 -44 -50 -46M50 -58C64 -58 64 -44 50 -46; line spot-light 3.4 M20 -70L44 -112; dot spot-light 4 45 -114
      body ink M-48 -66L48 -66C56 -42 44 -16 24 -14L-24 -14C-44 -16 -56 -42 -48 -66Z
      body dark M-55 -74C-54 -78 54 -78 55 -74L54 -66L-54 -66Z
      pale M-46 -74C-34 -83 34 -83 46 -74Z; spot M-30 -76a7 4 0 1 1 14 0ZM4 -77a9 4 0 1 1 18 0Z; grey .5 M-42 -62C-48 -42 -40 -24 -26 -18C-34 -32 -36 -48 -32 -62Z; shade M20 -66H48C56 -42 44 -16 24 -14C36 -28 32 -52 20 -66Z
      line light 3 .5 M-20 -88C-28 -98 -12 -104 -20 -116M0 -88C-8 -98 8 -106 0 -120; dot light 3 -34 -84 12 -86 30 -84; glow spot 54 0 -16
    `),
};
