// The forest: tall trunks with light between them, clearings, lone great trees, hills of pines.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBamboo } from "./bamboo.ts";
import { drawBareTrees } from "./bare-trees.ts";
import { drawClearing } from "./clearing.ts";
import { drawGreatTree } from "./great-tree.ts";
import { drawMushrooms } from "./mushrooms.ts";
import { drawPathThroughPines } from "./path-through-pines.ts";
import { drawPineHills } from "./pine-hills.ts";
import { drawTreeHouse } from "./tree-house.ts";
import { drawWaterfall } from "./waterfall.ts";

/** Draws the forest. */
export function drawForest(stage: Stage): void {
  play(stage, [
    drawClearing,
    drawGreatTree,
    drawPathThroughPines,
    drawWaterfall,
    drawPineHills,
    drawMushrooms,
    drawBamboo,
    drawBareTrees,
    drawTreeHouse,
  ]);
}
