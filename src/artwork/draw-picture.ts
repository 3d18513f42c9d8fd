// Draws the pictures of a game: composes one and prints it. One of the room's three doors.
import type { PictureName } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { composePicture } from "./compose-picture.ts";
import { render } from "./render.ts";

/** Draws one picture of a game as a JPEG of 1280 by 720 pixels: a function of its arguments alone, byte for byte. */
export function drawPicture(brief: ArtworkBrief, name: PictureName, time = 0): Promise<Buffer> {
  return render(composePicture(brief, name, time), `${brief.id}/${name}`);
}
