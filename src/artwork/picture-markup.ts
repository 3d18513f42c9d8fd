// The pictures of a game as SVG, for whoever can show that. One of the room's doors, and the one that needs no library.
import { type DrawingName, PLANES_NAME } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { composePicture, composePlanes } from "./compose-picture.ts";
import { pictureSvg, planesSvg } from "./svg.ts";

/** What is asked for by name, as an SVG document: a picture that covers `box`, in pixels, or the sheet of planes. */
export function pictureMarkup(brief: ArtworkBrief, name: DrawingName, box: { width: number; height: number }): string {
  return name === PLANES_NAME ? planesSvg(composePlanes(brief)) : pictureSvg(composePicture(brief, name), box);
}
