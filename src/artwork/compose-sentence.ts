// Puts a sentence into a picture: the place on its planes, the subject where the place lets it stand, the weather before them.
import { ARTWORK_WIDTH_PX } from "#shared/artwork.ts";
import { COMMON_VIEWS, type Ground, type Place, type Spot, type Subject, type View } from "./part.ts";
import { ellipse, fixed, type Point } from "./path.ts";
import { createPen } from "./pen.ts";
import type { Camera, Setup, Stage } from "./stage.ts";
import { FRAMINGS } from "./view.ts";
import { drawWeather } from "./weather.ts";

/** Grounds on which a subject is held by its middle instead of standing on its foot. */
const FLOATING: ReadonlySet<Ground> = new Set(["air", "space", "deep", "void"]);
/** Grounds on which something that stands throws a shadow. */
const SHADOWED: ReadonlySet<Ground> = new Set(["land", "road", "floor", "field", "table"]);
/** How much of a subject's bulk a view shows: what is near fills the picture whatever its size. */
const BULK_SHARE: Record<View, number> = {
  far: 1,
  side: 0.6,
  low: 0.45,
  close: 0.2,
  behind: 0.6,
  "head-on": 0.6,
  above: 0.6,
};
const HEADROOM_PX = 46;
/** What is low loses no more than this much of its height below the edge of the picture. */
const SINK_SHARE_MAX = 0.2;

/** The views in which `subject` can be seen in `place`. */
export function viewsOf(place: Place, subject: Subject): View[] {
  const seen = new Set<View>(place.views ?? COMMON_VIEWS);
  return (subject.views ?? COMMON_VIEWS).filter((view) => seen.has(view));
}

/** The grounds of `place` on which `subject` can be; outdoors there is always the air. */
export function groundsFor(place: Place, subject: Subject): Ground[] {
  const offered = new Set<Ground>(place.offers);
  if (place.indoors !== true && !offered.has("space") && !offered.has("deep") && !offered.has("pixel"))
    offered.add("air");
  return subject.on.filter((ground) => offered.has(ground));
}

/** Is there ground for `subject` in `place`, and a view in which both can be seen? */
export function canStand(place: Place, subject: Subject): boolean {
  return groundsFor(place, subject).length > 0 && viewsOf(place, subject).length > 0;
}

/** Do they go together whoever asks: can it stand there, and have they an age in common? */
export function goTogether(place: Place, subject: Subject): boolean {
  const sameAge = !place.ages || !subject.ages || place.ages.some((age) => subject.ages?.includes(age));
  return sameAge && canStand(place, subject);
}

/** The planes of the picture from far to near, each the inside of an SVG of 1280 by 720 units. */
export function composeSentence(
  { stage, camera }: Setup,
  { place, subject }: { place: Place; subject: Subject },
): string[] {
  const spots = place.draw(stage);
  const planes = stage.paper.planes().length;
  const ground = groundsFor(place, subject)[0] ?? "land";
  const spot = spots[ground] ?? { at: airOver(stage) };
  stage.plane();
  drawSubject(stage, subject, { ground, spot, camera });
  stage.plane();
  place.near?.(stage);
  if (place.indoors !== true) drawWeather(stage, place.isSnowy === true);
  const isFlipped = camera.mirrored ? -1 : 1;
  return stage.paper.planes().map((markup, index) => {
    // The subject's plane is already measured in pixels of the picture.
    const view = index === planes ? `translate(640 0) scale(${isFlipped} 1) translate(-640 0)` : viewOf(camera);
    return `<g transform="${view}">${markup}</g>`;
  });
}

/** Where the camera looks, as an SVG transform. */
function viewOf({ zoom, around: [x, y], mirrored }: Camera): string {
  const scale = fixed(zoom * 100) / 100;
  return `translate(640 ${fixed(y)}) scale(${mirrored ? -scale : scale} ${scale}) translate(${-x} ${-fixed(y)})`;
}

function airOver({ horizon, random }: Stage): Point {
  const place = random.fork("air");
  return [640 + place.range(-130, 130), horizon * place.range(0.5, 0.72)];
}

function drawSubject(
  stage: Stage,
  subject: Subject,
  { ground, spot, camera }: { ground: Ground; spot: Spot; camera: Camera },
): void {
  const { paper, palette, view } = stage;
  const { height, widthMax, sink } = FRAMINGS[view];
  const [width, tall] = subject.size;
  const growth = ((subject.bulk ?? 1) * (spot.size ?? 1)) ** BULK_SHARE[view];
  const scale = Math.min((height * growth) / tall, (widthMax * Math.min(1.4, growth)) / width);
  const [w, h] = [width * scale, tall * scale];
  const floats = FLOATING.has(ground);
  const [cx, cy] = camera.around;
  const x = clamp(640 + (spot.at[0] - cx) * camera.zoom, [
    Math.min(560, w / 2 + 110),
    Math.max(720, ARTWORK_WIDTH_PX - 110 - w / 2),
  ]);
  const foot = cy + (spot.at[1] - cy) * camera.zoom + (floats ? 0 : Math.min(sink, h * SINK_SHARE_MAX));
  const y = floats ? clamp(foot, [h / 2 + 70, 690 - h / 2]) : Math.max(foot, Math.min(h + HEADROOM_PX, 830));
  const middle: Point = [x, floats ? y : y - h / 2];
  if (view !== "far") halo(stage, camera, { at: middle, radius: Math.max(w, h) * 0.72 });
  if (SHADOWED.has(ground) && view !== "close")
    paper.fill(ellipse([x, y + 1], w * 0.5, Math.max(3, w * 0.035)), palette.ink, 0.42);
  const flip = stage.random.fork("facing").chance(0.5);
  const origin = y + (isDrawnFromFoot(subject) ? 0 : -h / 2) + (floats ? h / 2 : 0);
  paper.transformed(
    `translate(${fixed(x)} ${fixed(origin)}) scale(${round(flip ? -scale : scale)} ${round(scale)})`,
    () => subject.draw(createPen(stage, subject.name, { at: [x, origin], scale, flip }), view),
  );
}

/** Is 0 0 of the subject's drawing its foot, and not its middle? */
function isDrawnFromFoot({ anchor, on: [first] }: Subject): boolean {
  return anchor === "foot" || first === undefined || !FLOATING.has(first);
}

/** Light far behind the subject, so that a dark figure stands out in a dark place; in pixels of the picture. */
function halo({ paper, palette }: Stage, { zoom, around }: Camera, light: { at: Point; radius: number }): void {
  // What is drawn on the far plane is seen through the camera.
  const at: Point = [640 + (light.at[0] - 640) / zoom, around[1] + (light.at[1] - around[1]) / zoom];
  const radius = light.radius / zoom;
  const paint = paper.radial(at, radius, [
    [0, palette.glow, 0.6],
    [0.55, palette.glow, 0.3],
    [1, palette.glow, 0],
  ]);
  paper.behind(() => paper.fill(ellipse(at, radius, radius), paint));
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
