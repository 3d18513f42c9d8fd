import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neon } from "#artwork/motifs/neon.ts";
import { type Point, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Cubes that hang over the grid. */
export function drawCubes(stage: Stage): void {
  const { random, palette, paper } = stage;
  const base = { ...stage, horizon: 540 };
  night(base);
  const scene = bigSun(base, [640, 300], random.range(110, 150));
  gridFloor(scene, { y: 540 });
  const spots: readonly [number, number, number][] = [
    [330, 250, 52],
    [900, 210, 66],
    [250, 440, 74],
    [1010, 430, 84],
    [470, 150, 36],
    [770, 130, 30],
  ];
  for (const [index, [x, y, size]] of spots.entries()) {
    const drop = 8 * Math.sin(2 * Math.PI * (stage.time + index / 6));
    const at: Point = [x + random.range(-36, 36), y + random.range(-30, 30) + drop];
    const corner = (dx: number, dy: number): Point => [at[0] + dx * size, at[1] + dy * size];
    const top = [corner(0, -1), corner(0.87, -0.5), corner(0, 0), corner(-0.87, -0.5)];
    const [left, right] = [
      [corner(-0.87, -0.5), corner(0, 0), corner(0, 1), corner(-0.87, 0.5)],
      [corner(0.87, -0.5), corner(0, 0), corner(0, 1), corner(0.87, 0.5)],
    ];
    const colour = index % 2 === 0 ? palette.spot : palette.glow;
    paper.fill(polygon(top), mix(palette.deep, colour, 0.55));
    paper.fill(polygon(x < 640 ? left : right), mix(palette.ink, palette.sky, 0.5));
    paper.fill(polygon(x < 640 ? right : left), mix(palette.deep, palette.sky, 0.4));
    neon(scene, polygon(top) + polygon(left) + polygon(right), { colour, width: 2 });
  }
  protagonist(scene, [640 + random.range(-40, 40), 650], { height: 186 });
}
