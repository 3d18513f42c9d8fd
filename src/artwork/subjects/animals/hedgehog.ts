import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A hedgehog on its short legs. */
export const HEDGEHOG: Subject = {
  name: "hedgehog",
  fits: "hedgehog, sonic, hedgehogs, rings",
  on: FEET,
  size: [126, 78],
  bulk: 0.5,
  draw: (pen) =>
    layers(pen)(`
      ink M-38 -8L-40 0H-22L-24 -8ZM-8 -6L-8 0H8L6 -6ZM16 -8L16 0H34L31 -8Z
      body spot-dark M-56 -6L-62 -20L-53 -23L-60 -38L-49 -40L-51 -56L-38 -53L-34 -69L-23 -61L-13 -76L-5 -64L8 -74L12 -61L26 -64L26 -51L36 -48L32 -20L20 -6Z
      spot .8 M-44 -10L-49 -24L-39 -26L-41 -42L-29 -40L-25 -54L-14 -46L-4 -59L3 -46L15 -53L16 -36L24 -32L20 -10Z
      line ink 1.8 .45 M-38 -22L-31 -16M-30 -33L-24 -26M-16 -38L-11 -30M0 -38L3 -29M-20 -20L-14 -14M-4 -22L1 -15
      body pale M22 -50C38 -49 48 -36 62 -25C66 -20 64 -15 58 -15C50 -7 40 -4 28 -4H12C6 -20 10 -42 22 -50Z; shade M12 -4C10 -10 9 -18 10 -24C24 -14 40 -12 58 -15C50 -7 40 -4 28 -4Z
      body spot-light M16 -44C16 -56 30 -56 31 -45C31 -38 20 -36 16 -44Z; dot ink 5 62 -22; dot light 1.4 63 -24; dot ink 3.6 43 -31; dot light 1.2 44 -32; line ink 1.6 .8 M54 -14C50 -12 46 -13 43 -15
    `),
};
