// Pure form: monolith, portal, floating solids, and what has to be solved.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawCirclesOfLight } from "./circles-of-light.ts";
import { drawFallingBlocks } from "./falling-blocks.ts";
import { drawFloatingSolids } from "./floating-solids.ts";
import { drawGateway } from "./gateway.ts";
import { drawImpossibleHouse } from "./impossible-house.ts";
import { drawMaze } from "./maze.ts";
import { drawMonolith } from "./monolith.ts";

/** Draws a world of geometry. */
export function drawGeometry(stage: Stage): void {
  play(stage, [
    drawMonolith,
    drawGateway,
    drawImpossibleHouse,
    drawFloatingSolids,
    drawMaze,
    drawCirclesOfLight,
    drawFallingBlocks,
  ]);
}
