import { mix } from "#artwork/colour.ts";
import { hangingLamp } from "#artwork/motifs/game-pieces.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A table of felt under a lamp. */
export const FELT_TABLE: Place = {
  name: "felt-table",
  fits: "cards, poker, card-game, casino, solitaire, deckbuilder, blackjack, mahjong, pool, billiards",
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    tableTop(stage, { y: horizon + 60, at: [640, 660], colour: mix(palette.deep, palette.glow, 0.25) });
    paper.stroke(`M-220 ${horizon + 110}Q640 ${horizon + 60} 1500 ${horizon + 110}`, palette.light, {
      width: 4,
      opacity: 0.4,
    });
    hangingLamp(stage, [640, Math.min(110, horizon - 260)], { foot: horizon + 60, spread: 420 });
    return { table: { at: [640 + random.range(-40, 40), 668] } };
  },
};
