// Draws the pictures of a game: composes one and prints it. One of the room's doors.
import { type DrawingName, PLANES_NAME, type PictureName } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { composePicture, composePlanes } from "./compose-picture.ts";
import { render, renderPlanes } from "./render.ts";

/** Draws one picture of a game as a JPEG of 1280 by 720 pixels: a function of its arguments alone, byte for byte. */
export function drawPicture(brief: ArtworkBrief, name: PictureName, time = 0): Promise<Buffer> {
  return render(composePicture(brief, name, time), `${brief.id}/${name}`);
}

/** Draws what is asked for by name: a picture as a JPEG, or the sheet of planes as a WebP. */
export function drawNamed(brief: ArtworkBrief, name: DrawingName): Promise<Buffer> {
  return name === PLANES_NAME ? renderPlanes(composePlanes(brief)) : drawPicture(brief, name);
}
