// The city: towers against the light, streets that run into it, roofs to stand on.
import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { birds, haze, motes, sky } from "#artwork/motifs/sky.ts";
import { cableStay, gables, suspensionBridge } from "#artwork/motifs/town.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawBoulevard, drawRooftop } from "./city-heights.ts";
import { drawAlley, drawStreet } from "./city-streets.ts";
import { play } from "./compositions.ts";

/** Draws the city. */
export function drawCity(stage: Stage): void {
  play(stage, [
    drawWaterfront,
    drawStreet,
    drawRooftop,
    drawBridge,
    drawOldTown,
    drawAlley,
    drawOverlook,
    drawBoulevard,
  ]);
}

function drawWaterfront(stage: Stage): void {
  const { random } = stage;
  const shore = random.range(500, 540);
  const scene = relit(
    { ...stage, horizon: shore },
    [640 + random.range(-230, 230), random.range(220, 330)],
    random.range(90, 150),
  );
  sky(scene);
  const x = 640 + random.range(-150, 150);
  mirrored(scene, shore, () => {
    skyline(scene, { floor: shore, depth: 0.12, width: [34, 70], height: [80, 230], label: "far" });
    skyline(scene, { floor: shore, depth: 0.36, width: [44, 86], height: [60, 240], label: "middle", window: 4 });
    drawLandmark(scene, [x, shore], { height: random.fork("tall").range(330, 410), depth: 0.62 });
    skyline(scene, { floor: shore, depth: 0.7, width: [60, 110], height: [26, 120], label: "near", window: 5 });
  });
  water(scene, shore, 0.66);
  lightPath(scene, shore, { width: 60 });
  scene.paper.fill(rect([-220, 660], 1720, 300), scene.inks.ink);
  scene.paper.stroke("M-220 626H1500M-220 642H1500", scene.inks.ink, { width: 4 });
  scene.paper.stroke("M-220 650H1500", scene.inks.ink, { width: 46, dash: "4 42" });
  protagonist(scene, [640 + Math.sign(640 - x) * random.range(90, 210), 664], { height: 150 });
}

function drawBridge(stage: Stage): void {
  const { random, inks } = stage;
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + random.range(-120, 120), random.range(270, 350)],
    random.range(110, 160),
  );
  sky(scene);
  skyline(scene, { floor: 526, depth: 0.1, width: [30, 60], height: [40, 170], label: "far" });
  skyline(scene, { floor: 528, depth: 0.3, width: [40, 76], height: [20, 110], label: "middle", window: 4 });
  water(scene, 524);
  lightPath(scene, 526);
  const colour = stage.world.fork("bridge-paint").chance(0.5) ? mix(inks.spot, inks.ink, 0.35) : scene.tone(0.85);
  const x = 640 + random.range(-160, 40);
  if (stage.world.fork("bridge").chance(0.5))
    suspensionBridge(scene, {
      y: random.range(470, 510),
      rise: random.range(250, 350),
      towers: [x - 250, x + random.range(330, 430)],
      colour,
    });
  else
    cableStay(scene, {
      x: 640 + random.range(-150, 150),
      y: random.range(500, 540),
      rise: random.range(360, 430),
      colour,
    });
  scene.paper.fill(
    polygon([
      [-240, 690],
      [500, 672],
      [800, 684],
      [1520, 668],
      [1520, 940],
      [-240, 940],
    ]),
    inks.ink,
  );
  protagonist(scene, [640 + random.range(-60, 160), 690], { height: 150 });
  birds(scene, [820, 190], 6);
}

function drawOldTown(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(150, 290), random.range(150, 240)], random.range(90, 130));
  sky(scene);
  for (const [index, depth] of [0.1, 0.3, 0.52, 0.76].entries()) {
    const floor = 470 + index * 66;
    const { outline, lit } = gables(random.fork(`row-${index}`), { floor, size: 60 + index * 26 });
    const colour = scene.tone(depth);
    if (index === 2) drawLandmark(scene, [640 - side * 120, floor], { height: 430, depth: 0.44 });
    paper.fill(
      outline,
      paper.linear(
        [0, floor - 150],
        [0, floor + 60],
        [
          [0, colour],
          [1, mix(colour, inks.glow, 0.4 - depth * 0.4)],
        ],
      ),
    );
    paper.fill(lit, index > 1 ? mix(inks.light, inks.spot, 0.3) : inks.light, 0.25 + index * 0.2);
  }
  const front = gables(random.fork("front"), { floor: 752, size: 150 });
  paper.fill(front.outline, inks.ink);
  paper.fill(front.lit, mix(inks.light, inks.spot, 0.35), 0.9);
  birds(scene, [640 + side * 60, 190], 7);
}

function drawOverlook(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 360 },
    [640 + side * random.range(80, 220), random.range(210, 280)],
    random.range(80, 130),
  );
  sky(scene);
  for (const [index, depth] of [0.06, 0.22, 0.4, 0.58].entries()) {
    const floor = 410 + index * 70;
    skyline(scene, {
      floor,
      depth,
      width: [36 + index * 12, 70 + index * 20],
      height: [50, 150 + index * 34],
      label: `row-${index}`,
      window: 3 + index,
    });
    if (index === 1) drawLandmark(scene, [640 - side * 130, floor], { height: 360, depth: 0.34 });
  }
  haze(scene, { from: 500, to: 720, opacity: 0.55 });
  paper.fill(`M-240 640C200 600 420 650 640 668C900 690 1200 640 1520 600L1520 940L-240 940Z`, inks.ink);
  motes(scene, { count: 26, size: 1.8 });
  protagonist(scene, [640 + side * 60, 674], { height: 176 });
}
