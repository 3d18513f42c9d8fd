// Roads: one in perspective with kerbs and lane marks, one as a ribbon over a landscape, and what stands beside them.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** `half` is half the width of the road at the foot of the picture; `bend` pushes its far end sideways, in pixels. */
export type RoadShape = { horizon: number; vanish: number; half: number; bend?: number };

export type Road = {
  /** Point of the ground: `across` -1 to 1 is the road, `near` 0 is the horizon and 1 the foot of the picture. */
  at(across: number, near: number): Point;
};

const FOOT = 735;
const SEGMENTS = 46;

/** The ground plane of a road that runs from the viewer to a vanishing point. */
export function layRoad(shape: RoadShape): Road {
  const { horizon, vanish, half, bend = 0 } = shape;
  return {
    at: (across, near) => {
      const far = 1 - near;
      const centre = 640 + (vanish - 640) * far + bend * far * far * near * 4;
      return [centre + across * half * near, horizon + (FOOT - horizon) * near];
    },
  };
}

/** How near the start of a stretch is; stretches drive toward the viewer as the loop goes by. */
function nearOf(index: number, time: number): number {
  return 1 / (1 + Math.max(-0.55, (index - 2 * time) * 0.3));
}

function stretch(road: Road, [from, to]: readonly [number, number], [near, far]: readonly [number, number]): string {
  return polygon([road.at(from, near), road.at(to, near), road.at(to, far), road.at(from, far)]);
}

function stretches(stage: Stage, road: Road, options: { across: readonly [number, number]; odd: 0 | 1 }): string {
  const parts: string[] = [];
  for (let index = -2; index < SEGMENTS; index += 1) {
    if (Math.abs(index % 2) !== options.odd) continue;
    parts.push(stretch(road, options.across, [nearOf(index, stage.time), nearOf(index + 1, stage.time)]));
  }
  return parts.join("");
}

function outline(road: Road, [from, to]: readonly [number, number]): string {
  const nears = Array.from({ length: 40 }, (_, index) => (1.06 * (index / 39)) ** 1.6);
  return polygon([...nears.map((near) => road.at(from, near)), ...nears.toReversed().map((near) => road.at(to, near))]);
}

/** Draws land and road; `kerbs` paints the striped edges of a race track. */
export function drawRoad(
  stage: Stage,
  road: Road,
  options: { kerbs?: boolean; lanes?: number; verge?: string } = {},
): void {
  const { paper, palette } = stage;
  const { kerbs = true, lanes = 2, verge = stage.tone(0.62) } = options;
  const [, top] = road.at(0, 0);
  const tar = mix(palette.ink, palette.deep, 0.3);
  const band = (colour: string): string =>
    paper.linear(
      [0, top],
      [0, FOOT],
      [
        [0, mix(colour, palette.glow, 0.55)],
        [0.3, mix(colour, palette.glow, 0.14)],
        [1, mix(colour, palette.ink, 0.35)],
      ],
    );
  paper.fill(rect([-220, top], 1720, 940 - top), band(verge));
  paper.fill(stretches(stage, road, { across: [-30, 30], odd: 0 }), mix(verge, palette.ink, 0.35), 0.28);
  paper.fill(outline(road, [-1, 1]), band(tar));
  if (kerbs) {
    for (const side of [-1, 1] as const) {
      paper.fill(outline(road, [side, side * 1.13]), mix(palette.light, palette.glow, 0.2));
      paper.fill(stretches(stage, road, { across: [side, side * 1.13], odd: 1 }), palette.spot);
    }
  } else paper.fill(outline(road, [-0.95, -0.925]) + outline(road, [0.925, 0.95]), palette.light, 0.85);
  for (let lane = 1; lane < lanes; lane += 1) {
    const across = -1 + (2 * lane) / lanes;
    paper.fill(stretches(stage, road, { across: [across - 0.018, across + 0.018], odd: 0 }), palette.light, 0.85);
  }
}

/** Spots beside the road from far to near: where, and how large things are there (1 at the foot of the picture). */
export function roadside(
  stage: Stage,
  road: Road,
  options: { across: number; count: number; nearest?: number },
): { at: Point; scale: number }[] {
  const { across, count, nearest = 0.72 } = options;
  return Array.from({ length: count }, (_, index) => {
    const step = (1 / 0.05 - 1 / nearest) / count;
    const near = 1 / (1 / nearest + (count - 1 - index + (1 - stage.time)) * step);
    return { at: road.at(across, near), scale: near };
  });
}

/** A street lamp leaning over the road, 100 units high with its lamp at `side * 30` -98. */
export function lamp(side: number): string {
  return (
    limb([0, 0], [0, -84], [3, 2]) +
    `M-1 -82Q0 -99 ${side * 28} -100L${side * 30} -97Q${side * 4} -95 1.4 -80Z` +
    limb([side * 22, -98.4], [side * 34, -98.4], [3, 2.4])
  );
}

/** A road over the land: points from far to near with the width it has there. */
export function ribbon(points: readonly Point[], width: (along: number) => number): string {
  return points
    .slice(1)
    .map((point, index): string => {
      const before = points[index] ?? point;
      return limb(before, point, [width(index / points.length), width((index + 1) / points.length)]);
    })
    .join("");
}

/** Dust that a wheel throws up: puffs growing away from it. */
export function dust(stage: Stage, from: Point, options: { length: number; size: number }): void {
  const random = stage.random.fork("dust");
  for (const [share, opacity] of [
    [1, 0.28],
    [0.66, 0.34],
    [0.36, 0.5],
  ] as const) {
    const puffs = Array.from({ length: 12 }, (_, index): string => {
      const along = (index + random.next()) / 12;
      const r = options.size * (0.16 + along) * share * random.range(0.5, 1);
      return circle(from[0] + options.length * along * (0.5 + 0.5 * share), from[1] - r * random.range(0.4, 0.9), r);
    });
    stage.paper.fill(puffs.join(""), mix(stage.palette.glow, stage.palette.light, 1 - share), opacity);
  }
}

/** A gantry over the road with its row of start lights, `width` between its posts. */
export function gantry(stage: Stage, [x, y]: Point, width: number): void {
  const { paper, palette } = stage;
  const u = width / 100;
  const beam = rect([x - 54 * u, y - 62 * u], 108 * u, 13 * u);
  paper.fill(
    rect([x - 52 * u, y - 62 * u], 4 * u, 62 * u) + rect([x + 48 * u, y - 62 * u], 4 * u, 62 * u) + beam,
    palette.ink,
  );
  paper.fill(rect([x - 54 * u, y - 62 * u], 108 * u, 1.2 * u), palette.light, 0.9);
  const lights = [-2, -1, 0, 1, 2].map((place) => circle(x + place * 9 * u, y - 55.5 * u, 3.4 * u)).join("");
  paper.fill(lights, palette.spot);
  paper.fill(
    [-2, -1, 0, 1, 2].map((place) => circle(x + fixed(place * 9 * u) - u, y - 56.4 * u, 1.1 * u)).join(""),
    palette.light,
  );
}
