// Race tracks and roads: open country, mountains, coasts, cities, jumps, loops.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawCoastRun } from "./coast-run.ts";
import { drawHairpins } from "./hairpins.ts";
import { drawLoopingTrack } from "./looping-track.ts";
import { drawNightStreet } from "./night-street.ts";
import { drawOpenRoad } from "./open-road.ts";
import { drawRallyJump } from "./rally-jump.ts";
import { drawStartGrid } from "./start-grid.ts";

/** Draws a world of roads and races. */
export function drawTrack(stage: Stage): void {
  play(stage, [
    drawOpenRoad,
    drawHairpins,
    drawNightStreet,
    drawRallyJump,
    drawStartGrid,
    drawLoopingTrack,
    drawCoastRun,
  ]);
}
