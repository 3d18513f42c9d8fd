import { mix } from "#artwork/colour.ts";
import { chequers, drawRoad, gantry, layRoad, type Road } from "#artwork/motifs/road.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { carRear } from "#artwork/motifs/vehicles.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTrackHills } from "./track-hills.ts";

/** Cars behind the gantry with its five lights. */
export function drawStartGrid(stage: Stage): void {
  const horizon = stage.horizon - 30;
  const set = relit(stage, [640, horizon - 40], 120);
  sky(set);
  drawTrackHills(set, horizon);
  const road = layRoad({ horizon, vanish: 640, half: 560 });
  drawRoad(set, road, { lanes: 1 });
  stands(set, road);
  set.paper.fill(chequers(road, 0.3, 3), stage.palette.light);
  gantry(set, road.at(0, 0.32), 480);
  carRear(set, road.at(-0.5, 0.42), { scale: 0.72 });
  carRear(set, road.at(0.45, 0.52), { scale: 0.86 });
  carRear(set, road.at(-0.28, 0.8), { scale: 1.35 });
}

function stands(stage: Stage, road: Road): void {
  const { paper, palette } = stage;
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
      palette.ink,
    );
    const seats = Array.from({ length: 260 }, (): string => {
      const depth = 0.08 + 0.92 * random.next() ** 1.6;
      const [x, y] = road.at(side * 1.5, depth);
      return circle(x, y - depth * random.range(90, 560), 1 + 7 * depth);
    });
    paper.fill(seats.join(""), mix(palette.glow, palette.deep, 0.35), 0.8);
  }
}
