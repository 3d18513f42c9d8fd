import type { Subject } from "#artwork/part.ts";

/** Pieces of a board game: figures, a house, a die. */
export const BOARD_TOKENS: Subject = {
  name: "board-tokens",
  fits: "board game, board-game, monopoly, meeple, civilization, 4x, turn-based-strategy, catan",
  on: ["table", "void"],
  size: [160, 100],
  bulk: 0.9,
  draw: (pen) => {
    const meeple =
      "M0 -60C10 -60 14 -50 10 -42C24 -38 34 -30 30 -24L14 -24L24 0H6L0 -12L-6 0H-24L-14 -24L-30 -24C-34 -30 -24 -38 -10 -42C-14 -50 -10 -60 0 -60Z";
    for (const [x, scale, paint] of [
      [-44, 1.3, "spot"],
      [44, 1.1, "pale"],
      [-2, 1, "spot-dark"],
    ] as const)
      pen.place({ at: [x, 0], scale }, () => pen.body(meeple, paint));
    pen.body("M70 0V-22L84 -34L98 -22V0Z", "grey");
  },
};
