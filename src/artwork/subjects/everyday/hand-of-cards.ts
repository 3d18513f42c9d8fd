import type { Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A hand of cards, fanned out. */
export const HAND_OF_CARDS: Subject = {
  name: "hand-of-cards",
  fits: "cards, card-game, card game, deckbuilding, deck building, roguelike-deckbuilder, solitaire, trading card",
  on: ["table", "void", "floor"],
  size: [170, 130],
  bulk: 1,
  draw: (pen) => {
    for (const [index, turn] of [-34, -17, 0, 17, 34].entries())
      pen.place({ at: [0, 30], turn }, () => {
        pen.body(
          "M-28 -156H28C32 -156 34 -154 34 -150V-66C34 -62 32 -60 28 -60H-28C-32 -60 -34 -62 -34 -66V-150C-34 -154 -32 -156 -28 -156Z",
          "light",
        );
        pen.fill("M-27 -149H27V-67H-27Z", index % 2 === 0 ? "spot-dark" : "deep");
        pen.fill(
          [
            "M0 -132L16 -108L0 -84L-16 -108Z",
            "M0 -128C8 -142 26 -126 0 -92C-26 -126 -8 -142 0 -128Z",
            "M0 -134l7 18l18 2l-14 12l5 18l-16 -10l-16 10l5 -18l-14 -12l18 -2Z",
            circle(0, -108, 16),
            "M-6 -132H14L2 -112H14L-10 -82L-4 -104H-16Z",
          ][index] ?? "",
          "spot",
        );
      });
  },
};
