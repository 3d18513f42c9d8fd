// One moment of a trailer: a scene as its picture shows it, with a drifting camera and specks in the air. Everything
// returns to where it began, so that the last frame leads into the first.
import sharp from "sharp";
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, type Scene } from "#shared/artwork.ts";
import type { ArtworkBrief } from "./brief.ts";
import { mix } from "./colour.ts";
import { composePicture } from "./compose-picture.ts";
import { createPaper } from "./paper.ts";
import { circle } from "./path.ts";
import { createRandom } from "./prng.ts";
import { setStage } from "./stage.ts";

export const TRAILER_FRAMES_PER_SECOND = 24;
/** Five seconds. */
export const TRAILER_FRAMES = 5 * TRAILER_FRAMES_PER_SECOND;

const TURN = 2 * Math.PI;
/** The picture is shown a little larger, so that the camera can move without showing an edge. */
const ZOOM = 1.05;
const DRIFT_X_PX = 16;
const DRIFT_Y_PX = 7;
const CENTRE_X_PX = ARTWORK_WIDTH_PX / 2;
const CENTRE_Y_PX = ARTWORK_HEIGHT_PX / 2;

/** What is in the air: how many, how large, how far each travels while it is seen (pixels), and how strongly it shows. */
type Air = { count: number; size: number; travel: readonly [number, number]; opacity: number };

const DUST: Air = { count: 34, size: 3.4, travel: [60, -30], opacity: 0.6 };
const FIREFLIES: Air = { count: 40, size: 4.2, travel: [24, -70], opacity: 0.8 };
const SPARKS: Air = { count: 44, size: 3.6, travel: [30, -220], opacity: 0.8 };
const SNOW: Air = { count: 90, size: 5, travel: [60, 260], opacity: 0.85 };
const SAND: Air = { count: 56, size: 3.4, travel: [320, 24], opacity: 0.6 };
const RUSH: Air = { count: 40, size: 3.6, travel: [460, 0], opacity: 0.6 };
const STARDUST: Air = { count: 70, size: 3.2, travel: [-90, 26], opacity: 0.9 };

const AIRS: Record<Scene, Air> = {
  peaks: DUST,
  city: DUST,
  space: STARDUST,
  "neon-grid": SPARKS,
  dungeon: SPARKS,
  track: RUSH,
  pitch: DUST,
  board: DUST,
  "pixel-platforms": DUST,
  geometry: FIREFLIES,
  ring: SPARKS,
  ruins: FIREFLIES,
  ocean: DUST,
  forest: FIREFLIES,
  desert: SAND,
  snow: SNOW,
};

/** A closed path: an eight lying on its side. */
function cameraMove(time: number): string {
  const x = CENTRE_X_PX + DRIFT_X_PX * Math.sin(TURN * time);
  const y = CENTRE_Y_PX + DRIFT_Y_PX * Math.sin(2 * TURN * time);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${ZOOM}) translate(${-CENTRE_X_PX} ${-CENTRE_Y_PX})`;
}

/** Specks that rise out of nothing, travel and fade: each begins its way at another moment, so none is seen to jump. */
function air(brief: ArtworkBrief, time: number): string {
  const { count, size, travel, opacity } = AIRS[brief.scene];
  const { palette } = setStage(brief, "background", { view: "side" }).stage;
  const random = createRandom(`ludex/air/${brief.scene}/${brief.id}`);
  const paper = createPaper();
  for (let index = 0; index < count; index += 1) {
    const way = (random.next() + time) % 1;
    const near = random.range(0.4, 1);
    const x = random.range(-40, ARTWORK_WIDTH_PX + 40) + travel[0] * near * (way - 0.5);
    const y = random.range(0, ARTWORK_HEIGHT_PX) + travel[1] * near * (way - 0.5);
    const sway = 8 * Math.sin(TURN * (time + random.next()));
    const colour = mix(palette.light, palette.spot, random.range(0, 0.4));
    paper.fill(circle(x + sway, y, size * near), colour, opacity * near * Math.sin(Math.PI * way) ** 2);
  }
  return paper.markup();
}

/** The inside of an SVG of 1280 by 720 units. `time` is the moment of the loop, from 0 up to, not including, 1. */
export function composeTrailerFrame(brief: ArtworkBrief, time: number): string {
  const picture = composePicture(brief, "background", time);
  return `<g transform="${cameraMove(time)}">${picture}</g>${air(brief, time)}`;
}

/** Raw RGB pixels, `width` by `height`, without grain: noise costs a video more than everything that moves. */
export function drawTrailerFrame(brief: ArtworkBrief, time: number): Promise<Buffer> {
  const size = `width="${ARTWORK_WIDTH_PX}" height="${ARTWORK_HEIGHT_PX}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${composeTrailerFrame(brief, time)}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#000000" }).raw().toBuffer();
}
