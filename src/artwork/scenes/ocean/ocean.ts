// The sea: from above, from within and at its wildest.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBreachingWhale } from "./breaching-whale.ts";
import { drawBreakingWave } from "./breaking-wave.ts";
import { drawDive } from "./dive.ts";
import { drawLagoon } from "./lagoon.ts";
import { drawLighthouse } from "./lighthouse.ts";
import { drawSeaArch } from "./sea-arch.ts";
import { drawVoyage } from "./voyage.ts";
import { drawWhaleSong } from "./whale-song.ts";

/** Draws a world of water. */
export function drawOcean(stage: Stage): void {
  play(stage, [
    drawVoyage,
    drawLighthouse,
    drawWhaleSong,
    drawBreakingWave,
    drawDive,
    drawLagoon,
    drawBreachingWhale,
    drawSeaArch,
  ]);
}
