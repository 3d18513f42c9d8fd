// What streets are made of beyond their houses: the ground, the way along or across the picture, lamps, hills behind.
import { mix } from "#artwork/colour.ts";
import type { Place, Subject } from "#artwork/part.ts";
import { curve, ellipse, fixed, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { peak, ridge } from "./land.ts";
import { drawRoad, lamp, layRoad, ribbon, roadside } from "./road.ts";
import { silhouette } from "./silhouette.ts";
import { glow, sky } from "./sky.ts";

const FOOT = 940;

/** Views of a place with roads: vehicles are seen from the side and along the way. */
export const ROAD_VIEWS = ["side", "far", "close", "low", "behind", "head-on"] as const;

/** What all that drives on roads has in common. */
export const ROAD_VEHICLE = {
  ages: ["modern", "future"],
  views: ROAD_VIEWS,
  on: ["road", "land"],
} as const satisfies Partial<Subject>;

/** What all places with a road have in common. */
export const ROAD_PLACE = { offers: ["road", "land"], views: ROAD_VIEWS } as const satisfies Partial<Place>;

/** Is the picture taken along the road, so that it runs away from the viewer? */
export function looksAlong({ view }: Stage): boolean {
  return view === "behind" || view === "head-on";
}

/** A paint that runs from one colour at the top to another at the foot. */
export function graded(stage: Stage, [top, foot]: Point, colours: readonly [upper: string, lower: string]): string {
  const stops = colours.map((colour, index) => [index, colour] as const);
  return stage.paper.linear([0, top], [0, foot], stops);
}

/** Fills the ground from `y` down, from a far colour to a near one. */
export function floorFrom(stage: Stage, y: number, colours: readonly [far: string, near: string]): void {
  stage.paper.fill(rect([-240, y], 1760, FOOT - y), graded(stage, [y, 720], colours));
}

/** A street lamp with its light; `side` is where it leans. */
export function lantern(stage: Stage, post: { at: Point; scale: number; side: number; colour: string }): void {
  const bulb: Point = [post.at[0] + post.side * 28 * post.scale, post.at[1] - 97 * post.scale];
  silhouette(stage, lamp(post.side), { at: post.at, scale: post.scale, colour: post.colour, rim: 1 });
  glow(stage, bulb, { radius: 46 * post.scale, opacity: 0.7 });
  stage.paper.fill(ellipse([bulb[0], bulb[1] + 2 * post.scale], 6 * post.scale, 2 * post.scale), stage.palette.light);
}

/** What lies behind the game's roads, up to a line. */
export function roadHills(stage: Stage, y: number): void {
  const kind = stage.world.fork("hills").int(0, 2);
  if (kind === 0) {
    peak(stage, { summit: [stage.light.at[0] - 380, y - 210], base: y + 20, spread: 330, depth: 0.15, snow: 0.3 });
    peak(stage, { summit: [stage.light.at[0] + 420, y - 160], base: y + 20, spread: 300, depth: 0.22, snow: 0.2 });
  }
  ridge(stage, { y: y - 34, height: kind === 1 ? 60 : 34, waves: 4, depth: 0.2, sharp: kind === 1, label: "far" });
  ridge(stage, { y: y - 8, height: 22, waves: 6, depth: 0.42, label: "middle" });
}

/** A road across the picture from `top` down, its middle line rolling by. */
export function lane(stage: Stage, top: number, options: { kerbs?: boolean } = {}): void {
  const { paper, palette, time } = stage;
  const tar = mix(palette.ink, palette.deep, 0.3);
  floorFrom(stage, top, [mix(tar, palette.glow, 0.2), mix(tar, palette.ink, 0.4)]);
  paper.fill(rect([-240, top], 1760, 7), mix(palette.light, palette.glow, 0.2));
  if (options.kerbs === true)
    paper.stroke(`M${fixed(-320 + 80 * time)} ${top + 3.5}H1520`, palette.spot, { width: 7, dash: "40 40" });
  paper.stroke(`M${fixed(-500 + 260 * time)} 688H1700`, palette.light, { width: 8, opacity: 0.7, dash: "150 110" });
}

export type Way = {
  /** Where somebody on the road is. */
  spot: Point;
  /** Where things beside the road stand, from far to near; `scale` 1 is at the foot of the picture. */
  beside: { at: Point; scale: number; side: 1 | -1 }[];
};

/** The road of a place: away from the viewer where the picture looks along it, else across the picture. */
export function way(
  stage: Stage,
  shape: { horizon: number; bend?: number; kerbs?: boolean; lanes?: number; verge?: string; count?: number },
): Way {
  const { horizon, bend = 0, kerbs = false, lanes = 2, verge = stage.tone(0.62), count = 8 } = shape;
  if (!looksAlong(stage)) {
    const top = Math.max(horizon + 44, 590);
    floorFrom(stage, horizon, [mix(verge, stage.palette.glow, 0.35), verge]);
    lane(stage, top, { kerbs });
    const random = stage.random.fork("beside");
    const beside = Array.from({ length: 8 }, (_, index): Way["beside"][number] => {
      const x = -160 + index * 228 + random.range(-50, 50);
      return { at: [x, top - 4], scale: 0.46 + random.range(-0.06, 0.08), side: index % 2 === 0 ? 1 : -1 };
    });
    return { spot: [640 + random.range(-60, 60), top + 58], beside };
  }
  const road = layRoad({ horizon, vanish: 640 - bend * 0.3, half: 540, bend });
  drawRoad(stage, road, { kerbs, lanes, verge });
  const beside = ([-1, 1] as const).flatMap((side) =>
    roadside(stage, road, { across: side * 1.5, count }).map((spot) => ({ ...spot, side: -side as 1 | -1 })),
  );
  return { spot: road.at(stage.random.fork("lane").sign() * 0.24, 0.8), beside };
}

/** The bars of a crossing that lies before the viewer. */
export function zebra(x: number, [top, foot]: readonly [number, number]): string {
  return Array.from({ length: 9 }, (_, index) => {
    const [upper, lower] = [(index - 4) * 44, (index - 4) * 62];
    return polygon([
      [x + upper - 12, top],
      [x + upper + 12, top],
      [x + lower + 17, foot],
      [x + lower - 17, foot],
    ]);
  }).join("");
}

/** The course of a mountain road from its pass at `top` down to `foot`, the light of a car on it. */
export function mountainBends(stage: Stage, [top, foot]: readonly [top: number, foot: number]): void {
  const { paper, palette } = stage;
  const side = stage.random.fork("bends").sign();
  const points = Array.from({ length: 120 }, (_, index): Point => {
    const along = index / 119;
    const swing = Math.sin(Math.PI * (3.6 * along + 0.35));
    return [640 + side * swing * (26 + 300 * along ** 1.2), top + (foot - top) * along ** 1.25];
  });
  for (const step of [0, 1, 2]) {
    const y = top + (foot - top) * (0.16 + step * 0.3);
    ridge(stage, { y, height: 18, waves: 3, depth: 0.42 + step * 0.07, label: `terrace-${step}` });
  }
  const width = (along: number): number => 5 + 34 * along ** 1.5;
  paper.fill(
    ribbon(points, (along) => width(along) + 2 + 7 * along),
    mix(palette.light, palette.glow, 0.25),
  );
  paper.fill(ribbon(points, width), mix(palette.ink, palette.deep, 0.2));
  const [head, tail]: [Point, Point] = [points[70] ?? [640, foot], points[46] ?? [640, top]];
  const paint = paper.linear(tail, head, [
    [0, palette.spot, 0],
    [1, palette.light],
  ]);
  paper.stroke(curve(points.slice(46, 71)), paint, { width: 6, round: true });
  glow(stage, head, { radius: 70, opacity: 0.9 });
}

/** Draws the sky of a place with its light over `x` and somewhere above the horizon; returns the stage so lit. */
export function litSky(
  stage: Stage,
  x: number,
  { above, radius }: { above: readonly [number, number]; radius: readonly [number, number] },
): Stage {
  const { random, horizon } = stage;
  const scene = relit(stage, [x, horizon - random.range(...above)], random.range(...radius));
  sky(scene);
  return scene;
}
