// Rails: sleepers and two lines of steel, across the picture or away from the viewer.
import { mix } from "#artwork/colour.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { layRoad } from "./road.ts";
import { looksAlong } from "./streets.ts";
import { poles } from "./wastes.ts";

/** The bed of a railway, its poles and wires beside it. */
export function rails(stage: Stage, bed: string): void {
  const { paper, palette, horizon } = stage;
  const wood = mix(palette.ink, palette.deep, 0.25);
  if (!looksAlong(stage)) {
    const top = Math.max(horizon + 60, 626);
    const course: readonly [Point, Point] = [
      [80, horizon + 20],
      [1320, top + 10],
    ];
    poles(stage, course, 6);
    paper.fill(rect([-240, top], 1760, 940 - top), mix(bed, palette.light, 0.18));
    paper.stroke(`M-240 ${top + 40}H1600`, wood, { width: 12, dash: "26 20" });
    paper.stroke(`M-240 ${top + 16}H1520M-240 ${top + 36}H1520`, mix(palette.light, palette.deep, 0.25), { width: 7 });
    return;
  }
  const track = layRoad({ horizon, vanish: 640, half: 430 });
  const strip = (from: number, to: number): string =>
    polygon([track.at(from, 0), track.at(from, 1.3), track.at(to, 1.3), track.at(to, 0)]);
  const sleepers = Array.from({ length: 26 }, (_, n): string => {
    const near = 1 / (1 + Math.max(-0.2, (n - stage.time) * 0.24));
    return polygon([
      track.at(-0.8, near),
      track.at(0.8, near),
      track.at(0.8, near * 1.06),
      track.at(-0.8, near * 1.06),
    ]);
  });
  paper.fill(strip(-1, 1), mix(bed, palette.light, 0.2));
  paper.fill(sleepers.join(""), wood);
  paper.fill(strip(-0.58, -0.52) + strip(0.52, 0.58), palette.light, 0.9);
  const course: readonly [Point, Point] = [
    [680, horizon + 6],
    [1330, 800],
  ];
  poles(stage, course, 6);
}
