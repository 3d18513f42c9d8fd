// Which hand draws which world.
import type { Scene } from "#shared/artwork.ts";
import type { Stage } from "#artwork/stage.ts";
import { drawBoard } from "./board/board.ts";
import { drawCity } from "./city/city.ts";
import { drawDesert } from "./desert/desert.ts";
import { drawDungeon } from "./dungeon/dungeon.ts";
import { drawForest } from "./forest/forest.ts";
import { drawGeometry } from "./geometry/geometry.ts";
import { drawNeonGrid } from "./neon-grid/neon-grid.ts";
import { drawOcean } from "./ocean/ocean.ts";
import { drawPeaks } from "./peaks/peaks.ts";
import { drawPitch } from "./pitch/pitch.ts";
import { drawPixelPlatforms } from "./pixel-platforms/pixel-platforms.ts";
import { drawRing } from "./ring/ring.ts";
import { drawRuins } from "./ruins/ruins.ts";
import { drawSnow } from "./snow/snow.ts";
import { drawSpace } from "./space/space.ts";
import { drawTrack } from "./track/track.ts";

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
