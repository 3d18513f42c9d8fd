import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** Pieces of a board game: figures, a house, a die. */
export const BOARD_TOKENS: Subject = {
  name: "board-tokens",
  fits: "board game, board-game, monopoly, meeple, civilization, 4x, turn-based-strategy, catan",
  on: ["table", "void"],
  size: [206, 86],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      body spot M-46 -84C-32 -84 -26 -70 -32 -60C-14 -54 -2 -44 -6 -34C-10 -30 -20 -33 -26 -33L-14 0L-36 0L-46 -18L-56 0L-78 0L-66 -33C-72 -33 -82 -30 -86 -34C-90 -44 -78 -54 -60 -60C-66 -70 -60 -84 -46 -84Z
      shade M-46 -84C-60 -84 -66 -70 -60 -60C-78 -54 -90 -44 -86 -34C-82 -30 -72 -33 -66 -33L-78 0L-70 0L-56 -36C-62 -44 -54 -54 -48 -58C-54 -66 -54 -78 -46 -84Z; spot-light M-42 -80C-36 -78 -34 -70 -37 -64C-42 -66 -44 -74 -42 -80Z
      body pale M50 -70C62 -70 67 -58 62 -50C77 -45 87 -37 84 -28C80 -25 72 -27 67 -27L77 0L58 0L50 -15L42 0L23 0L33 -27C28 -27 20 -25 16 -28C13 -37 23 -45 38 -50C33 -58 38 -70 50 -70Z
      shade M50 -70C38 -70 33 -58 38 -50C23 -45 13 -37 16 -28C20 -25 28 -27 33 -27L23 0L30 0L41 -30C36 -37 43 -44 48 -48C43 -55 43 -65 50 -70Z
      body spot-dark M-16 0V-20L2 -34L20 -20V0Z
      shade M2 -34L20 -20V0H2Z; body grey M-30 0V-12L-18 -22H-6L-6 0Z
      light .5 M-30 -12L-18 -22H-6L-18 -12Z
      body light M86 -18L102 -26L116 -18L116 -2L100 6L86 -2Z
      shade M100 -10L116 -18V-2L100 6Z; dot ink 2 93 -4; dot ink 1.8 105 -6 111 -8; ink M98 -19a3 1.6 0 1 1 6 0a3 1.6 0 1 1 -6 0Z
    `),
};
