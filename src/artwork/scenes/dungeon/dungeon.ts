// Below ground: halls, caverns, stairs and chasms, with one light in the dark.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawArchedHall } from "./arched-hall.ts";
import { drawCavern } from "./cavern.ts";
import { drawChasm } from "./chasm.ts";
import { drawCrypt } from "./crypt.ts";
import { drawCrystals } from "./crystals.ts";
import { drawMonster } from "./monster.ts";
import { drawStairs } from "./stairs.ts";
import { drawThrone } from "./throne.ts";
import { drawWindingShaft } from "./winding-shaft.ts";

/** Draws the dungeon. */
export function drawDungeon(stage: Stage): void {
  play(stage, [
    drawArchedHall,
    drawCavern,
    drawStairs,
    drawChasm,
    drawThrone,
    drawMonster,
    drawWindingShaft,
    drawCrystals,
    drawCrypt,
  ]);
}
