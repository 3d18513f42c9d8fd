// Which hand draws which world.
import type { Scene } from "#shared/artwork.ts";
import type { Stage } from "#server/artwork/stage.ts";
import { drawPeaks } from "./peaks.ts";

export const SCENE_PAINTERS: Record<Scene, (stage: Stage) => void> = {
  peaks: drawPeaks,
  city: drawPeaks,
  space: drawPeaks,
  "neon-grid": drawPeaks,
  dungeon: drawPeaks,
  track: drawPeaks,
  pitch: drawPeaks,
  board: drawPeaks,
  "pixel-platforms": drawPeaks,
  geometry: drawPeaks,
  ring: drawPeaks,
  ruins: drawPeaks,
  ocean: drawPeaks,
  forest: drawPeaks,
  desert: drawPeaks,
  snow: drawPeaks,
};
