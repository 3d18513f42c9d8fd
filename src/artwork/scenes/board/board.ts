// Games on tables: boards, cards and dice.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawCardDoorway } from "./card-doorway.ts";
import { drawChessEndgame } from "./chess-endgame.ts";
import { drawDice } from "./dice.ts";
import { drawEndlessBoard } from "./endless-board.ts";
import { drawHandOfCards } from "./hand-of-cards.ts";
import { drawIslands } from "./islands.ts";
import { drawMapTable } from "./map-table.ts";

/** Draws a world of boards, cards and dice. */
export function drawBoard(stage: Stage): void {
  play(stage, [
    drawChessEndgame,
    drawIslands,
    drawHandOfCards,
    drawDice,
    drawMapTable,
    drawCardDoorway,
    drawEndlessBoard,
  ]);
}
