// Composes the pictures of a game: sets the stage and lets the scene play on it. Keeps nothing between two pictures.
import type { PictureName } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { composeSentence } from "./compose-sentence.ts";
import { fixed } from "./path.ts";
import { SCENE_PAINTERS } from "./scenes/scenes.ts";
import { shownIn } from "./shots.ts";
import { setStage, type Camera } from "./stage.ts";

/** Where the camera looks, as an SVG transform. */
function viewOf({ zoom, around: [x, y], mirrored }: Camera): string {
  const scale = fixed(zoom * 100) / 100;
  return `translate(${x} ${fixed(y)}) scale(${mirrored ? -scale : scale} ${scale}) translate(${-x} ${-fixed(y)})`;
}

/** The picture as the inside of an SVG of 1280 by 720 units. `time` is the moment of a loop, from 0 up to 1. */
export function composePicture(brief: ArtworkBrief, name: PictureName, time = 0): string {
  const shown = brief.sentences && shownIn(brief.sentences, name);
  if (shown !== undefined) return composeSentence(setStage(brief, name, { time, view: shown.view }), shown).join("");
  const { stage, camera } = setStage(brief, name, { time });
  stage.paper.transformed(viewOf(camera), () => SCENE_PAINTERS[brief.scene](stage));
  return stage.paper.markup();
}
