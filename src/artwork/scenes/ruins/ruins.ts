// What is left of those who built, with the green or the sand over it.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBrokenArch } from "./broken-arch.ts";
import { drawColonnade } from "./colonnade.ts";
import { drawColossus } from "./colossus.ts";
import { drawFloodedHall } from "./flooded-hall.ts";
import { drawGates } from "./gates.ts";
import { drawKeep } from "./keep.ts";
import { drawLostCity } from "./lost-city.ts";
import { drawStoneCircle } from "./stone-circle.ts";
import { drawTemple } from "./temple.ts";

/** Draws the ruins. */
export function drawRuins(stage: Stage): void {
  play(stage, [
    drawBrokenArch,
    drawColonnade,
    drawColossus,
    drawTemple,
    drawLostCity,
    drawStoneCircle,
    drawFloodedHall,
    drawKeep,
    drawGates,
  ]);
}
