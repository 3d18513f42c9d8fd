// Mountains: one summit that owns the picture, or ridge behind ridge into the haze.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawAboveClouds } from "./above-clouds.ts";
import { drawCamp } from "./camp.ts";
import { drawClimb } from "./climb.ts";
import { drawGorge } from "./gorge.ts";
import { drawLake } from "./lake.ts";
import { drawRidges } from "./ridges.ts";
import { drawSummit } from "./summit.ts";
import { drawValley } from "./valley.ts";

/** Draws the mountains. */
export function drawPeaks(stage: Stage): void {
  play(stage, [drawSummit, drawValley, drawRidges, drawLake, drawGorge, drawAboveClouds, drawCamp, drawClimb]);
}
