// Where a game's pictures are: at the source that has some, else they are drawn.
import {
  ARTWORK_HEIGHT_PX,
  ARTWORK_WIDTH_PX,
  artworkPath,
  type PictureName,
  SCREENSHOT_NAMES,
} from "#shared/artwork.ts";
import type { Screenshot } from "#server/games/wire.ts";
import type { GameRecord } from "./record.ts";

/** Ids of things below a game: the game's own id followed by two digits. */
const ID_STEP = 100;

type Pictured = Pick<GameRecord, "id" | "look" | "pictures">;

/** Address of the picture that stands for the game; root-relative where it is drawn. */
export function pictureOf(game: Pictured, name: PictureName = "background"): string {
  const { background, screenshots = [] } = game.pictures ?? {};
  const [first, second] = screenshots;
  const own = name === "background-additional" ? (second ?? first ?? background) : (background ?? first);
  return own ?? artworkPath(game, name);
}

/** Its screenshots; sizes in pixels, those of a source's pictures as RAWG's are. */
export function screenshotsOf(game: Pictured): Screenshot[] {
  const images =
    game.pictures === undefined
      ? SCREENSHOT_NAMES.map((name) => artworkPath(game, name))
      : game.pictures.screenshots.filter((image) => image !== game.pictures?.background);
  return images.map((image, index) => ({
    id: game.id * ID_STEP + index + 1,
    image,
    width: ARTWORK_WIDTH_PX,
    height: ARTWORK_HEIGHT_PX,
    is_deleted: false,
  }));
}
