// The neon grid: glowing lines over near-black, one source of light at the horizon.
import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { bigSun, night, traveller } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neonTower, threads, tunnel, wireRange } from "#artwork/motifs/neon.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { carRear, spacecraft } from "#artwork/motifs/vehicles.ts";
import { lightPath } from "#artwork/motifs/water.ts";
import { circle, type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawCubes, drawMonolith, drawTrails } from "./neon-shapes.ts";

/** Draws the neon grid. */
export function drawNeonGrid(stage: Stage): void {
  play(stage, [drawSunset, drawCanyon, drawTunnel, drawMonolith, drawThreads, drawTrails, drawPalms, drawCubes]);
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
