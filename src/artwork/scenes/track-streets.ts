// Roads between walls: the street at night and the grid before the start.
import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { chequers, drawRoad, gantry, lamp, layRoad, type Road, roadside } from "#artwork/motifs/road.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { circle, ellipse, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawHills } from "./track-stunts.ts";

/** Down a street of towers with the sun at its end. */
export function drawNightStreet(stage: Stage): void {
  const horizon = stage.horizon - 20;
  const set = relit(stage, [640, horizon - 170], 130);
  sky(set);
  skyline(set, { floor: horizon + 20, depth: 0.2, width: [40, 80], height: [80, 230], label: "far", window: 3 });
  haze(set, { from: horizon - 160, to: horizon + 60, opacity: 0.6 });
  const road = layRoad({ horizon, vanish: 640, half: 560 });
  drawRoad(set, road, { kerbs: false, lanes: 4, verge: stage.tone(0.8) });
  walls(set, road);
  shine(set, horizon);
  for (const side of [-1, 1] as const)
    for (const { at, scale } of roadside(set, road, { across: side * 1.25, count: 7 }))
      streetLamp(set, { at, scale: scale * 4.4, side: -side, colour: stage.inks.ink });
  carRear(set, road.at(-0.42, 0.3), { scale: 0.55 });
  carRear(set, road.at(0.22, 0.7), { scale: 1.4 });
}

function walls(stage: Stage, road: Road): void {
  const random = stage.world.fork("walls");
  const nears = [0.1, 0.14, 0.2, 0.28, 0.4, 0.58, 0.95];
  for (const side of [-1, 1] as const)
    nears.slice(1).forEach((near, index) => {
      const far = nears[index] ?? near;
      const tall = random.range(1.2, 2.4);
      const [[fx, fy], [nx, ny]] = [road.at(side * 1.7, far), road.at(side * 1.7, near)];
      const colour = mix(stage.tone(0.5), stage.inks.ink, index / 5);
      stage.paper.fill(
        rect([side < 0 ? -300 : nx, fy - tall * 540 * near], side < 0 ? nx + 300 : 1600 - nx, 900),
        mix(colour, stage.inks.ink, 0.3),
      );
      stage.paper.fill(
        polygon([
          [fx, fy],
          [fx, fy - tall * 560 * far],
          [nx, ny - tall * 560 * near],
          [nx, ny],
        ]),
        colour,
      );
      stage.paper.fill(
        panes(random, road, { side, far, near, tall }),
        mix(stage.inks.light, stage.inks.glow, 0.4),
        0.75,
      );
    });
}

function panes(random: Random, road: Road, wall: { side: number; far: number; near: number; tall: number }): string {
  const floors = Math.floor(wall.tall * 8);
  const pane = (column: number, floor: number): string => {
    const corner = (share: number, level: number): Point => {
      const near = wall.far + (wall.near - wall.far) * share;
      const [x, y] = road.at(wall.side * 1.7, near);
      return [x, y - level * near * 70];
    };
    const left = 0.12 + column * 0.29;
    return polygon([
      corner(left, floor),
      corner(left + 0.17, floor),
      corner(left + 0.17, floor + 0.55),
      corner(left, floor + 0.55),
    ]);
  };
  const all = Array.from({ length: floors * 3 }, (_, index) => pane(index % 3, 1 + Math.floor(index / 3)));
  return all.filter(() => random.chance(0.3)).join("");
}

function shine(stage: Stage, horizon: number): void {
  const paint = stage.paper.linear(
    [0, horizon],
    [0, 720],
    [
      [0, stage.inks.light, 0.75],
      [0.4, stage.inks.light, 0.2],
      [1, stage.inks.light, 0],
    ],
  );
  stage.paper.fill(
    polygon([
      [610, horizon],
      [670, horizon],
      [760, 730],
      [520, 730],
    ]),
    paint,
  );
}

/** Cars behind the gantry with its five lights. */
export function drawStartGrid(stage: Stage): void {
  const horizon = stage.horizon - 30;
  const set = relit(stage, [640, horizon - 40], 120);
  sky(set);
  drawHills(set, horizon);
  const road = layRoad({ horizon, vanish: 640, half: 560 });
  drawRoad(set, road, { lanes: 1 });
  stands(set, road);
  set.paper.fill(chequers(road, 0.3, 3), stage.inks.light);
  gantry(set, road.at(0, 0.32), 480);
  carRear(set, road.at(-0.5, 0.42), { scale: 0.72 });
  carRear(set, road.at(0.45, 0.52), { scale: 0.86 });
  carRear(set, road.at(-0.28, 0.8), { scale: 1.35 });
}

function stands(stage: Stage, road: Road): void {
  const { paper, inks } = stage;
  const random = stage.random.fork("crowd");
  for (const side of [-1, 1] as const) {
    const [far, near]: [Point, Point] = [road.at(side * 1.5, 0.08), road.at(side * 1.5, 1)];
    const edge = side < 0 ? -300 : 1580;
    paper.fill(
      polygon([far, [far[0], far[1] - 46], [near[0], near[1] - 600], [edge, near[1] - 600], [edge, 940], near]),
      stage.tone(0.72),
    );
    paper.fill(
      polygon([
        [far[0], far[1] - 50],
        [near[0], near[1] - 660],
        [near[0], near[1] - 610],
        [far[0], far[1] - 46],
      ]),
      inks.ink,
    );
    const seats = Array.from({ length: 260 }, (): string => {
      const depth = 0.08 + 0.92 * random.next() ** 1.6;
      const [x, y] = road.at(side * 1.5, depth);
      return circle(x, y - depth * random.range(90, 560), 1 + 7 * depth);
    });
    paper.fill(seats.join(""), mix(inks.glow, inks.deep, 0.35), 0.8);
  }
}

/** A street lamp with its light; `side` is where it leans. */
export function streetLamp(stage: Stage, post: { at: Point; scale: number; side: number; colour: string }): void {
  const bulb: Point = [post.at[0] + post.side * 28 * post.scale, post.at[1] - 97 * post.scale];
  silhouette(stage, lamp(post.side), { at: post.at, scale: post.scale, colour: post.colour, rim: 1 });
  glow(stage, bulb, { radius: 46 * post.scale, opacity: 0.8 });
  stage.paper.fill(ellipse([bulb[0], bulb[1] + 2 * post.scale], 6 * post.scale, 2 * post.scale), stage.inks.light);
}
