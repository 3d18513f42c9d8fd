// Composes the pictures of a game: sets the stage for what a picture shows and puts it together. Keeps nothing between two pictures.
import type { PictureName } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { composeSentence } from "./compose-sentence.ts";
import { shownIn } from "./shots.ts";
import { setStage } from "./stage.ts";

/** The key picture in its planes from far to near, each the inside of an SVG of 1280 by 720 units. */
export function composePlanes(brief: ArtworkBrief): string[] {
  return compose(brief, "background", 0);
}

/** The picture as the inside of an SVG of 1280 by 720 units. `time` is the moment of a loop, from 0 up to 1. */
export function composePicture(brief: ArtworkBrief, name: PictureName, time = 0): string {
  return compose(brief, name, time).join("");
}

function compose(brief: ArtworkBrief, name: PictureName, time: number): string[] {
  const shown = shownIn(brief, name);
  return composeSentence(setStage(brief, name, { time, view: shown.view }), shown);
}
