// Worlds of large pixels to run and jump through.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBridge } from "./bridge.ts";
import { drawCave } from "./cave.ts";
import { drawGiantWood } from "./giant-wood.ts";
import { drawIslands } from "./islands.ts";
import { drawLadders } from "./ladders.ts";
import { drawMeadow } from "./meadow.ts";

/** Draws a world of pixels. */
export function drawPixelPlatforms(stage: Stage): void {
  play(stage, [drawMeadow, drawLadders, drawCave, drawBridge, drawIslands, drawGiantWood]);
}
