// Shapes that stand on the neon grid: monoliths, cubes, trails.
import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neon, neonTower, wireRange } from "#artwork/motifs/neon.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { line, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawMonolith(stage: Stage): void {
  const { random, inks, paper, world } = stage;
  const base = { ...stage, horizon: 500 };
  night(base);
  const scene = relit(base, [640, 230], 60);
  const pyramid = world.fork("monolith").chance(0.5);
  paper.fill(
    polygon([
      [612, -200],
      [668, -200],
      [652, 330],
      [628, 330],
    ]),
    paper.linear(
      [0, -40],
      [0, 330],
      [
        [0, inks.light, 0.1],
        [1, inks.light, 0.9],
      ],
    ),
  );
  glow(scene, [640, 260], { radius: 460, opacity: 0.7, colour: inks.glow });
  wireRange(scene, { y: 500, height: 110, label: "range", valley: 330 });
  const top: Point = pyramid ? [640, random.range(170, 220)] : [640, 120];
  const half = pyramid ? random.range(270, 330) : world.fork("slab").pick([46, 84, 84, 150]);
  if (pyramid) {
    paper.fill(
      polygon([top, [640 + half, 506], [640 - half, 506]]),
      paper.linear(
        [640 - half, 0],
        [640 + half, 0],
        [
          [0, mix(inks.ink, inks.sky, 0.3)],
          [0.62, mix(inks.deep, inks.sky, 0.3)],
          [0.62, inks.ink],
          [1, inks.ink],
        ],
      ),
    );
    neon(scene, polygon([top, [640 + half, 506], [640 - half, 506]]) + line([top, [640 + half * 0.24, 506]]), {
      colour: inks.spot,
      width: 3,
    });
    for (const share of [0.35, 0.55, 0.75])
      neon(
        scene,
        line([
          [640 - half * share, top[1] + (506 - top[1]) * share],
          [640 + half * share, top[1] + (506 - top[1]) * share],
        ]),
        { colour: inks.glow, width: 1.6 },
      );
  } else {
    paper.fill(rect([640 - half, top[1]], half * 2, 386), inks.ink);
    neon(
      scene,
      rect([640 - half, top[1]], half * 2, 386) +
        line([
          [640 + half, top[1]],
          [640 + half + 40, top[1] + 26],
          [640 + half + 40, 506],
        ]),
      { colour: inks.spot, width: 3 },
    );
    paper.fill(rect([634, top[1] + 40], 12, 300), inks.light, 0.9);
  }
  gridFloor(scene, { y: 502 });
  protagonist(scene, [640 + random.sign() * 120, 660], { height: 150 });
}

export function drawTrails(stage: Stage): void {
  const { random, inks } = stage;
  const base = { ...stage, horizon: 360 };
  night(base);
  const scene = bigSun(base, [640 + random.range(-160, 160), 300], random.range(100, 140));
  for (const x of [60, 200, 330, 880, 1010, 1150])
    neonTower(
      scene,
      { x, width: random.range(56, 90), top: random.range(190, 300), floor: 366 },
      random.chance(0.6) ? inks.glow : inks.spot,
    );
  gridFloor(scene, { y: 362, colour: mix(inks.deep, inks.glow, 0.55) });
  for (const [index, colour] of [inks.spot, inks.light, inks.glow].entries()) {
    const side = random.sign();
    const x = 640 + (index - 1) * 190 + random.range(-40, 40);
    const bend: Point = [x - side * random.range(110, 240), 430 + index * 40];
    const path: Point[] = [[bend[0] + (640 - bend[0]) * 0.7, 372], bend, [x, bend[1] + 6], [x + (x - 640) * 0.5, 640]];
    neon(scene, line(path), { colour, width: 5 });
    scene.paper.fill(
      polygon([...path, ...path.map(([px, py]): Point => [px, py - 26 * ((py - 300) / 220)]).reverse()]),
      colour,
      0.3,
    );
    if (index === 1) protagonist(scene, [x + (x - 640) * 0.5, 668], { height: 190 });
  }
}

export function drawCubes(stage: Stage): void {
  const { random, inks, paper } = stage;
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
    const colour = index % 2 === 0 ? inks.spot : inks.glow;
    paper.fill(polygon(top), mix(inks.deep, colour, 0.55));
    paper.fill(polygon(x < 640 ? left : right), mix(inks.ink, inks.sky, 0.5));
    paper.fill(polygon(x < 640 ? right : left), mix(inks.deep, inks.sky, 0.4));
    neon(scene, polygon(top) + polygon(left) + polygon(right), { colour, width: 2 });
  }
  protagonist(scene, [640 + random.range(-40, 40), 650], { height: 186 });
}
