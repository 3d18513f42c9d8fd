// The desert: dunes, tables of rock, canyons and what the sand has covered or given back.
import { rider } from "#artwork/motifs/creatures.ts";
import { desertSight } from "#artwork/motifs/desert-sights.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import { cactus, palm, scatter } from "#artwork/motifs/flora.ts";
import { dune, heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { boulders, cliff, mirrored, river } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { carSide } from "#artwork/motifs/vehicles.ts";
import { mesa, rockArch } from "#artwork/motifs/wastes.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawBones, drawPyramids, drawRoad, drawWreck } from "./desert-finds.ts";

/** Draws the desert. */
export function drawDesert(stage: Stage): void {
  play(stage, [
    drawDunes,
    drawMesas,
    drawRockArch,
    drawPyramids,
    drawOasis,
    drawRoad,
    drawBones,
    drawCanyon,
    drawWreck,
  ]);
}

function drawDunes(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 440 },
    [640 + side * random.range(100, 320), random.range(160, 290)],
    random.range(90, 165),
  );
  sky(scene);
  ridge(scene, { y: 440, height: 24, waves: 3, depth: 0.04, label: "far" });
  dune(scene, {
    crestAt: [640 - side * random.range(200, 420), random.range(360, 420)],
    left: -300,
    right: 1540,
    depth: 0.12,
  });
  dune(scene, {
    crestAt: [640 + side * random.range(140, 420), random.range(400, 460)],
    left: -260,
    right: 1700,
    depth: 0.3,
  });
  dune(scene, {
    crestAt: [640 - side * random.range(-120, 260), random.range(400, 510)],
    left: -420,
    right: 1560,
    depth: 0.5,
  });
  const front = ridge(scene, {
    y: 668,
    height: 40,
    waves: 1.4,
    depth: 1,
    label: "front",
    tilt: side * random.range(20, 90),
  });
  rimLine(scene, front);
  desertSight(scene, front, side);
}

function drawMesas(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 500 },
    [640 + side * random.range(60, 180), random.range(280, 350)],
    random.range(110, 160),
  );
  sky(scene);
  for (const [index, x] of [150, 470, 860, 1180].entries())
    mesa(scene, {
      at: [x + random.range(-40, 40), 510],
      width: random.range(110, 190),
      height: random.range(70, 130),
      depth: 0.14,
      label: `far-${index}`,
    });
  mesa(scene, {
    at: [640 - side * 260, 560],
    width: random.range(300, 380),
    height: random.range(290, 350),
    depth: 0.44,
    label: "great",
  });
  mesa(scene, {
    at: [640 + side * 370, 550],
    width: random.range(180, 240),
    height: random.range(210, 290),
    depth: 0.36,
    label: "tower",
  });
  paper.fill(
    "M-240 545Q640 530 1520 548V940H-240Z",
    paper.linear(
      [0, 540],
      [0, 700],
      [
        [0, scene.tone(0.4)],
        [1, scene.tone(0.72)],
      ],
    ),
  );
  const front = ridge(scene, { y: 652, height: 26, waves: 2, depth: 1, label: "front", tilt: side * 30 });
  rimLine(scene, front);
  const plants = random.fork("plants");
  for (const x of [640 + side * 440, 640 - side * 410, 640 - side * 250])
    paper.fill(cactus(plants, [x, heightAt(front, x) + 6], plants.range(70, 190)), inks.ink);
  const x = 640 + side * 110;
  const at: Point = [x, heightAt(front, x) + 5];
  if (stage.genres.has("racing")) carSide(scene, at, { scale: 1 });
  else if (stage.world.fork("mounted").chance(0.5)) silhouette(scene, rider(), { at, scale: 1.4, flip: side < 0 });
  else hero(scene, at, { height: 160 });
}

function drawRockArch(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 500 },
    [x + random.range(-50, 40), random.range(390, 430)],
    random.range(90, 125),
  );
  sky(scene);
  for (const [index, px] of [210, 1080].entries())
    mesa(scene, { at: [px, 520], width: 190, height: random.range(90, 150), depth: 0.14, label: `far-${index}` });
  ridge(scene, { y: 520, height: 16, waves: 4, depth: 0.26, label: "plain" });
  const rock = rockArch(random.fork("arch"));
  silhouette(scene, rock.outline, {
    at: [x, 620],
    scale: random.range(3.9, 4.5),
    colour: scene.tone(0.72),
    rim: 6,
    flip: random.chance(0.5),
    details: () => paper.fill(rock.seams, inks.ink, 0.25),
  });
  const front = ridge(scene, { y: 622, height: 30, waves: 2, depth: 0.96, label: "front" });
  paper.fill(boulders(random.fork("rocks"), scatter(random.fork("feet"), front, 260), 26), inks.ink);
  protagonist(scene, [x + random.range(-40, 40), heightAt(front, x) + 5], { height: 130 });
  birds(scene, [x + 40, 230], 5);
}

function drawOasis(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 500 },
    [640 + side * random.range(20, 140), random.range(250, 320)],
    random.range(110, 155),
  );
  sky(scene);
  const plants = random.fork("palms");
  mirrored(scene, 560, () => {
    dune(scene, { crestAt: [640 + side * 380, 430], left: -260, right: 1800, depth: 0.14 });
    dune(scene, { crestAt: [640 - side * 320, 440], left: -500, right: 1560, depth: 0.32 });
    const grove = plants.fork("grove");
    const outline = [-250, -170, -90, 210]
      .map((away) =>
        palm(grove, [640 + side * away, 566], {
          height: grove.range(220, 350),
          sway: 2 * Math.sin(2 * Math.PI * stage.time),
        }),
      )
      .join("");
    silhouette(scene, outline, { at: [0, 0], scale: 1, colour: scene.tone(0.82), rim: 3 });
  });
  water(scene, 560, 0.62);
  lightPath(scene, 562, { width: 70 });
  paper.fill(`M-240 690Q${640 - side * 200} 640 1520 712V940H-240Z`, inks.ink);
  for (const px of [640 - side * 440, 640 + side * 450])
    paper.fill(palm(plants, [px, 720], { height: plants.range(420, 520) }), inks.ink);
  protagonist(scene, [640 + side * 60, 684], { height: 140 });
}

function drawCanyon(stage: Stage): void {
  const { random } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    { ...stage, horizon: 520 },
    [x + random.range(-40, 40), random.range(200, 280)],
    random.range(85, 125),
  );
  sky(scene);
  mesa(scene, { at: [x + random.range(-60, 60), 540], width: 220, height: 190, depth: 0.16, label: "end" });
  ridge(scene, { y: 540, height: 12, waves: 3, depth: 0.3, label: "floor" });
  river(scene, { from: [x, 544], width: 300, sway: 110 });
  for (const [index, depth] of [0.3, 0.5, 0.72, 0.95].entries()) {
    const gap = 130 + index * 96;
    cliff(scene, { side: -1, x: x - gap - random.range(0, 40), lean: 40, depth, label: `left-${index}` });
    cliff(scene, { side: 1, x: x + gap + random.range(0, 40), lean: 40, depth, label: `right-${index}` });
  }
  const front = ridge(scene, { y: 690, height: 24, waves: 2, depth: 1, label: "front", tilt: random.sign() * 60 });
  protagonist(scene, [x - 60, heightAt(front, x - 60) + 5], { height: 170 });
  birds(scene, [x + 40, 330], 5);
}
