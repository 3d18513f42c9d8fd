// Which hand draws which world.
import type { Scene } from "#shared/artwork.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBoard } from "./board.ts";
import { drawCity } from "./city.ts";
import { drawDesert } from "./desert.ts";
import { drawDungeon } from "./dungeon.ts";
import { drawForest } from "./forest.ts";
import { drawGeometry } from "./geometry.ts";
import { drawNeonGrid } from "./neon-grid.ts";
import { drawOcean } from "./ocean.ts";
import { drawPeaks } from "./peaks.ts";
import { drawPitch } from "./pitch.ts";
import { drawPixelPlatforms } from "./pixel-platforms.ts";
import { drawRing } from "./ring.ts";
import { drawRuins } from "./ruins.ts";
import { drawSnow } from "./snow.ts";
import { drawSpace } from "./space.ts";
import { drawTrack } from "./track.ts";

export const SCENE_PAINTERS: Record<Scene, (stage: Stage) => void> = {
  peaks: drawPeaks,
  city: drawCity,
  space: drawSpace,
  "neon-grid": drawNeonGrid,
  dungeon: drawDungeon,
  track: drawTrack,
  pitch: drawPitch,
  board: drawBoard,
  "pixel-platforms": drawPixelPlatforms,
  geometry: drawGeometry,
  ring: drawRing,
  ruins: drawRuins,
  ocean: drawOcean,
  forest: drawForest,
  desert: drawDesert,
  snow: drawSnow,
};
