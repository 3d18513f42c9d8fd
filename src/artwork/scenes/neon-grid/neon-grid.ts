// The neon grid: glowing lines over near-black, one source of light at the horizon.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawCubes } from "./cubes.ts";
import { drawLandOfThreads } from "./land-of-threads.ts";
import { drawLightTrails } from "./light-trails.ts";
import { drawMonolith } from "./monolith.ts";
import { drawPalms } from "./palms.ts";
import { drawSunset } from "./sunset.ts";
import { drawTowerLane } from "./tower-lane.ts";
import { drawTunnel } from "./tunnel.ts";

/** Draws the neon grid. */
export function drawNeonGrid(stage: Stage): void {
  play(stage, [
    drawSunset,
    drawTowerLane,
    drawTunnel,
    drawMonolith,
    drawLandOfThreads,
    drawLightTrails,
    drawPalms,
    drawCubes,
  ]);
}
