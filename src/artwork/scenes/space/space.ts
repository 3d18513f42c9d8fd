// Deep space: worlds that fill the sky, and something small that flies there.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawAsteroidBelt } from "./asteroid-belt.ts";
import { drawBlackHole } from "./black-hole.ts";
import { drawFleet } from "./fleet.ts";
import { drawGalaxy } from "./galaxy.ts";
import { drawPlanetRise } from "./planet-rise.ts";
import { drawRingedPlanet } from "./ringed-planet.ts";
import { drawRocketLaunch } from "./rocket-launch.ts";
import { drawStation } from "./station.ts";
import { drawStrangeWorld } from "./strange-world.ts";

/** Draws space. */
export function drawSpace(stage: Stage): void {
  play(stage, [
    drawRingedPlanet,
    drawPlanetRise,
    drawStrangeWorld,
    drawGalaxy,
    drawBlackHole,
    drawRocketLaunch,
    drawStation,
    drawFleet,
    drawAsteroidBelt,
  ]);
}
