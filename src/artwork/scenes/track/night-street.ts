import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { drawRoad, layRoad, type Road, roadside } from "#artwork/motifs/road.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { streetLamp } from "./street-lamp.ts";

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
      streetLamp(set, { at, scale: scale * 4.4, side: -side, colour: stage.palette.ink });
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
      const colour = mix(stage.tone(0.5), stage.palette.ink, index / 5);
      stage.paper.fill(
        rect([side < 0 ? -300 : nx, fy - tall * 540 * near], side < 0 ? nx + 300 : 1600 - nx, 900),
        mix(colour, stage.palette.ink, 0.3),
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
        mix(stage.palette.light, stage.palette.glow, 0.4),
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
      [0, stage.palette.light, 0.75],
      [0.4, stage.palette.light, 0.2],
      [1, stage.palette.light, 0],
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
