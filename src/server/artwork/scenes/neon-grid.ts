// The neon grid: glowing lines over near-black, one source of light at the horizon.
import { mix } from "#server/artwork/colour.ts";
import { hero } from "#server/artwork/motifs/figures.ts";
import { palm } from "#server/artwork/motifs/flora.ts";
import { gridFloor, neon, neonTower, threads, tunnel, wireRange } from "#server/artwork/motifs/neon.ts";
import { silhouette } from "#server/artwork/motifs/silhouette.ts";
import { glow, SHEET, stars, sun } from "#server/artwork/motifs/sky.ts";
import { carRear, spacecraft } from "#server/artwork/motifs/vehicles.ts";
import { lightPath } from "#server/artwork/motifs/water.ts";
import { circle, line, type Point, polygon, rect } from "#server/artwork/path.ts";
import { relit, type Stage } from "#server/artwork/stage.ts";
import { play } from "./compositions.ts";

/** Draws the neon grid. */
export function drawNeonGrid(stage: Stage): void {
  play(stage, [drawSunset, drawCanyon, drawTunnel, drawMonolith, drawThreads, drawTrails, drawPalms, drawCubes]);
}

function night(stage: Stage): void {
  const { paper, inks, horizon } = stage;
  paper.fill(
    SHEET,
    paper.linear(
      [0, 0],
      [0, horizon],
      [
        [0, mix(inks.ink, inks.sky, 0.5)],
        [0.6, inks.sky],
        [1, mix(inks.deep, inks.glow, 0.42)],
      ],
    ),
  );
  stars(stage, 130);
}

function bigSun(stage: Stage, at: Point, radius: number): Stage {
  const scene = relit(
    { ...stage, sun: stage.sun === "crescent" || stage.sun === "twin" ? "sliced" : stage.sun },
    at,
    radius,
  );
  glow(scene, at, { radius: radius * 2.4, opacity: 0.5, colour: scene.inks.glow });
  sun(scene);
  return scene;
}

/** The one who is on the way: a car, a ship or a hero. */
function traveller(stage: Stage, at: Point): void {
  if (stage.genres.has("racing")) carRear(stage, at, { scale: 1.1 });
  else if (stage.genres.has("shooter")) spacecraft(stage, [at[0], at[1] - 110], { scale: 1, turn: -8 });
  else hero(stage, at, { height: 176 });
}

function drawSunset(stage: Stage): void {
  const { random } = stage;
  const horizon = random.range(410, 470);
  const base = { ...stage, horizon };
  night(base);
  const scene = bigSun(base, [640, horizon - random.range(90, 150)], random.range(150, 200));
  wireRange(scene, { y: horizon, height: random.range(150, 230), label: "range", valley: random.range(150, 280) });
  gridFloor(scene, { y: horizon });
  traveller(scene, [640 + random.range(-60, 60), 650]);
}

function drawCanyon(stage: Stage): void {
  const { random, inks } = stage;
  const base = { ...stage, horizon: 480 };
  night(base);
  const scene = bigSun(base, [640, 390], random.range(90, 130));
  gridFloor(scene, { y: 480, gap: 190 });
  for (const [index, away] of [150, 262, 400].entries()) {
    for (const side of [-1, 1]) {
      const width = 70 + index * 46;
      const left = side < 0 ? 640 - away - width : 640 + away;
      neonTower(
        scene,
        { x: left, width, top: 330 - index * 100 - random.range(0, 90), floor: 500 + index * 58 },
        random.chance(0.5) ? inks.spot : inks.glow,
      );
    }
  }
  traveller(scene, [640, 668]);
}

function drawTunnel(stage: Stage): void {
  const { random, inks, world } = stage;
  const at: Point = [640 + random.range(-60, 60), random.range(330, 380)];
  const scene = relit(stage, at, 60);
  const shape = world.fork("tunnel");
  stage.paper.fill(SHEET, inks.ink);
  tunnel(scene, {
    at,
    sides: shape.pick([4, 6, 6, 8, 3]),
    turn: shape.pick([0, 0.08, -0.1, 0.16]),
    colours: [inks.glow, inks.spot],
  });
  glow(scene, at, { radius: 330, opacity: 1 });
  stage.paper.fill(circle(at[0], at[1], 44), inks.light);
  if (stage.genres.has("shooter") || stage.genres.has("racing") || stage.genres.has("arcade"))
    spacecraft(scene, [at[0] + random.range(-40, 40), 556], { scale: 1.2, turn: random.range(-24, -10) });
  else hero(scene, [at[0], 610], { height: 210 });
}

function drawMonolith(stage: Stage): void {
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
  const half = pyramid ? random.range(270, 330) : 84;
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
  hero(scene, [640 + random.sign() * 120, 660], { height: 150 });
}

function drawThreads(stage: Stage): void {
  const { random, inks } = stage;
  const base = { ...stage, horizon: 560 };
  night(base);
  const scene = bigSun(base, [640, random.range(210, 260)], random.range(130, 165));
  threads(scene, {
    from: 330,
    to: 690,
    count: 24,
    height: random.range(130, 190),
    colour: random.chance(0.5) ? inks.glow : inks.spot,
  });
}

function drawTrails(stage: Stage): void {
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
    if (index === 1) hero(scene, [x + (x - 640) * 0.5, 668], { height: 190 });
  }
}

function drawPalms(stage: Stage): void {
  const { random, inks, paper } = stage;
  const base = { ...stage, horizon: 470 };
  night(base);
  const side = random.sign();
  const scene = bigSun(base, [640 + side * 60, 330], random.range(170, 215));
  paper.fill(
    rect([-240, 470], 1760, 470),
    paper.linear(
      [0, 470],
      [0, 720],
      [
        [0, mix(inks.deep, inks.glow, 0.5)],
        [1, inks.ink],
      ],
    ),
  );
  lightPath(scene, 472, { colour: inks.glow, width: 150 });
  const trees = random.fork("palms");
  const sway = 3 * Math.sin(2 * Math.PI * stage.time);
  const outline = [
    [-360, 700, 470],
    [-280, 720, 340],
    [400, 690, 420],
    [320, 730, 280],
  ]
    .map(([x = 0, y = 0, height = 0]) => palm(trees, [640 - side * x, y], { height, sway }))
    .join("");
  paper.fill(`M-240 690Q640 640 1520 690V940H-240Z`, inks.ink);
  silhouette(scene, outline, { at: [0, 0], scale: 1, rim: 3 });
  if (stage.genres.has("racing")) carRear(scene, [640 - side * 40, 676], { scale: 0.95 });
  else hero(scene, [640 - side * 40, 674], { height: 160 });
}

function drawCubes(stage: Stage): void {
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
  hero(scene, [640 + random.range(-40, 40), 650], { height: 186 });
}
