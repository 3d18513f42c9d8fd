import { mix } from "#artwork/colour.ts";
import { chequerboard } from "#artwork/motifs/game-pieces.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { backdrop, sun } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A board of squares that runs to the horizon, a great light behind. */
export const CHESS_BOARD: Place = {
  name: "chess-board",
  fits: "chess, chessboard, checkers, auto battler, auto-chess, tactics board, checkmate",
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, palette, random } = stage;
    const set = relit(stage, [640 + random.range(-120, 120), horizon - 120], 130);
    backdrop(set);
    sun(set);
    ridge(set, { y: horizon, height: 20, waves: 3, depth: 0.2, label: "far" });
    stage.plane();
    chequerboard(set, { horizon, half: 1100, depth: 6 }, [
      mix(palette.light, palette.deep, 0.25),
      mix(palette.deep, palette.ink, 0.4),
    ]);
    return { table: { at: [640 + random.range(-80, 80), 660] } };
  },
};
