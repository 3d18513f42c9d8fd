import { mix } from "#artwork/colour.ts";
import type { Stage } from "#artwork/stage.ts";

/** The colour of the grass. */
export function turf(stage: Stage): string {
  return mix(stage.tone(0.5), stage.palette.sky, 0.2);
}
