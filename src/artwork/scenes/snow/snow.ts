// Snow: the cabin, the pass, the beast in the clearing, and life in the ice.
import { motes } from "#artwork/motifs/sky.ts";
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawCabin } from "./cabin.ts";
import { drawClearing } from "./clearing.ts";
import { drawFurnace } from "./furnace.ts";
import { drawIceCave } from "./ice-cave.ts";
import { drawPass } from "./pass.ts";
import { drawSkiJump } from "./ski-jump.ts";
import { drawSled } from "./sled.ts";

/** Draws a world of snow. */
export function drawSnow(stage: Stage): void {
  play(stage, [drawCabin, drawPass, drawClearing, drawIceCave, drawSkiJump, drawSled, drawFurnace]);
  motes(stage, { count: stage.world.fork("fall").int(50, 130), colour: stage.palette.light, size: 3 });
}
