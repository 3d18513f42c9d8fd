import type { Subject } from "#artwork/part.ts";

const SUITS = {
  heart: "M0 -10C7 -24 25 -11 0 14C-25 -11 -7 -24 0 -10Z",
  diamond: "M0 -20L13 0L0 20L-13 0Z",
  club: "M-5 -4a8 8 0 1 1 10 0a8 8 0 1 1 -3 10L5 18H-5L-2 6a8 8 0 1 1 -3 -10Z",
  spade: "M0 -18C14 -4 20 7 9 10C5 11 2 9 2 7L6 18H-6L-2 7C-2 9 -5 11 -9 10C-20 7 -14 -4 0 -18Z",
};
const CARDS = [
  [-42, SUITS.heart],
  [-14, SUITS.club],
  [14, SUITS.diamond],
  [42, SUITS.spade],
] as const;

/** Playing cards thrown on a table. */
export const PLAYING_CARDS: Subject = {
  name: "playing-cards",
  fits: "poker, blackjack, balatro, uno, bridge game, joker",
  on: ["table", "void"],
  size: [230, 120],
  bulk: 0.9,
  draw: (pen) => {
    for (const [turn, suit] of CARDS)
      pen.place({ at: [turn * 1.5, -4], turn }, () => {
        pen.body(
          "M-32 -112C-32 -115 -30 -116 -28 -116H28C30 -116 32 -115 32 -112V-24C32 -21 30 -20 28 -20H-28C-30 -20 -32 -21 -32 -24Z",
          "light",
        );
        pen.stroke("M-27 -111H27V-25H-27Z", "grey", { width: 1, opacity: 0.6 });
        const paint = suit === SUITS.spade || suit === SUITS.club ? "ink" : "spot";
        pen.place({ at: [0, -68], scale: 1.25 }, () => pen.fill(suit, paint));
        pen.place({ at: [-20, -101], scale: 0.36 }, () => pen.fill(suit, paint));
        pen.place({ at: [20, -35], scale: 0.36, turn: 180 }, () => pen.fill(suit, paint));
      });
  },
};
