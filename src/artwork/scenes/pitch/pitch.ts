// Sports: under the sky, in stadiums, on courts.
import { play } from "#artwork/scenes/compositions.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBlacktop } from "./blacktop.ts";
import { drawCourt } from "./court.ts";
import { drawGolfLinks } from "./golf-links.ts";
import { drawHalfPipe } from "./half-pipe.ts";
import { drawPenalty } from "./penalty.ts";
import { drawPlayersTunnel } from "./players-tunnel.ts";
import { drawStadiumFromAbove } from "./stadium-from-above.ts";
import { drawStriker } from "./striker.ts";

/** Draws a world of sport. */
export function drawPitch(stage: Stage): void {
  play(stage, [
    drawPenalty,
    drawStriker,
    drawBlacktop,
    drawCourt,
    drawHalfPipe,
    drawGolfLinks,
    drawStadiumFromAbove,
    drawPlayersTunnel,
  ]);
}
