// The desert: dunes, tables of rock, canyons and what the sand has covered or given back.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBones } from "./bones.ts";
import { drawCanyon } from "./canyon.ts";
import { drawDunes } from "./dunes.ts";
import { drawMesas } from "./mesas.ts";
import { drawOasis } from "./oasis.ts";
import { drawPyramids } from "./pyramids.ts";
import { drawRoad } from "./road.ts";
import { drawRockArch } from "./rock-arch.ts";
import { drawWreck } from "./wreck.ts";

/** Draws the desert. */
export function drawDesert(stage: Stage): void {
  play(stage, [
    drawDunes,
    drawMesas,
    drawRockArch,
    drawPyramids,
    drawOasis,
    drawRoad,
    drawBones,
    drawCanyon,
    drawWreck,
  ]);
}
