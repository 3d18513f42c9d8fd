// Fights: under the sky, behind walls, before a crowd.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBeforeTheSun } from "./before-the-sun.ts";
import { drawBoxingRing } from "./boxing-ring.ts";
import { drawChampion } from "./champion.ts";
import { drawColosseum } from "./colosseum.ts";
import { drawDojo } from "./dojo.ts";
import { drawGate } from "./gate.ts";
import { drawRooftop } from "./rooftop.ts";

/** Draws a world of duels. */
export function drawRing(stage: Stage): void {
  play(stage, [drawBeforeTheSun, drawDojo, drawBoxingRing, drawRooftop, drawGate, drawColosseum, drawChampion]);
}
