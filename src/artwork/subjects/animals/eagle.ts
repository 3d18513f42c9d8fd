import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** An eagle that soars. */
export const EAGLE: Subject = {
  name: "eagle",
  fits: "eagle, bird, birds, falcon, hawk, gliding, flight, flying",
  on: ["air"],
  size: [200, 118],
  bulk: 0.95,
  draw: (pen) =>
    layers(pen)(`
      body dark M14 -6C22 -34 48 -62 92 -74C88 -64 90 -58 84 -53C84 -46 78 -42 72 -40C70 -32 60 -26 50 -22L36 0Z
      body ink M46 -4C56 -11 70 -11 78 -2C92 0 94 14 84 21C84 15 82 12 76 12L67 10C58 18 44 20 30 24C0 32 -40 36 -72 38L-94 36L-102 28L-98 14L-70 22C-20 10 20 4 46 -4Z
      pale M46 -4C56 -11 70 -11 78 -2L76 11L67 10C60 16 52 17 44 19C40 10 40 2 46 -4ZM-70 22L-98 14L-102 28L-94 36L-72 38C-66 34 -66 28 -70 22Z
      spot M78 -2C92 0 94 14 84 21C84 15 82 12 75 12ZM2 29L8 42L-4 38ZM14 26L22 38L8 36Z
      body spot-dark M38 6C30 -30 2 -62 -54 -78C-51 -68 -57 -63 -64 -62C-57 -54 -61 -48 -67 -46C-58 -39 -60 -33 -63 -29C-50 -25 -48 -18 -47 -12C-34 -10 -26 -2 -20 10C0 18 24 18 38 6Z
      ink .45 M38 6C22 -8 -6 -22 -34 -28L-47 -12C-34 -10 -26 -2 -20 10C0 18 24 18 38 6Z; line light 1.6 .4 M-52 -74C-20 -62 10 -36 26 -8M-62 -59C-30 -50 -2 -30 14 -8M-62 -30C-40 -24 -18 -12 -4 2
      dot ink 2.6 67 -1; line ink 1.8 M60 -6L72 -5
    `),
};
