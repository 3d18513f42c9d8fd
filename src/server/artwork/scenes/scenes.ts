// Which hand draws which world.
import type { Scene } from "#shared/artwork.ts";
import type { Stage } from "#server/artwork/stage.ts";
import { drawCity } from "./city.ts";
import { drawDesert } from "./desert.ts";
import { drawDungeon } from "./dungeon.ts";
import { drawForest } from "./forest.ts";
import { drawNeonGrid } from "./neon-grid.ts";
import { drawPeaks } from "./peaks.ts";
import { drawRuins } from "./ruins.ts";
import { drawSpace } from "./space.ts";

export const SCENE_PAINTERS: Record<Scene, (stage: Stage) => void> = {
  peaks: drawPeaks,
  city: drawCity,
  space: drawSpace,
  "neon-grid": drawNeonGrid,
  dungeon: drawDungeon,
  track: drawPeaks,
  pitch: drawPeaks,
  board: drawPeaks,
  "pixel-platforms": drawPeaks,
  geometry: drawPeaks,
  ring: drawPeaks,
  ruins: drawRuins,
  ocean: drawPeaks,
  forest: drawForest,
  desert: drawDesert,
  snow: drawPeaks,
};
