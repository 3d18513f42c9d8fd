// The city: towers against the light, streets that run into it, roofs to stand on.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawAlley } from "./alley.ts";
import { drawBoulevard } from "./boulevard.ts";
import { drawBridge } from "./bridge.ts";
import { drawOldTown } from "./old-town.ts";
import { drawOverlook } from "./overlook.ts";
import { drawRooftop } from "./rooftop.ts";
import { drawStreet } from "./street.ts";
import { drawWaterfront } from "./waterfront.ts";

/** Draws the city. */
export function drawCity(stage: Stage): void {
  play(stage, [
    drawWaterfront,
    drawStreet,
    drawRooftop,
    drawBridge,
    drawOldTown,
    drawAlley,
    drawOverlook,
    drawBoulevard,
  ]);
}
