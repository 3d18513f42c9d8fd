// The forest from its edge: hills of pines, a hut, a waterfall, bare trees.
import { mix } from "#artwork/colour.ts";
import { dragon, wolf } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { bareTree, grass, pineWood, scatter } from "#artwork/motifs/flora.ts";
import { homestead } from "#artwork/motifs/homestead.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { boulders, river, waterfall } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, glow, haze, motes, sky } from "#artwork/motifs/sky.ts";
import { lightPath } from "#artwork/motifs/water.ts";
import { dweller, greatTree, trunks } from "#artwork/motifs/woodland.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawPath(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    { ...stage, horizon: 480 },
    [x + random.sign() * random.range(90, 200), random.range(120, 190)],
    random.range(60, 95),
  );
  sky(scene);
  const wood = random.fork("wood");
  for (const [index, depth] of [0.12, 0.28, 0.46].entries()) {
    const hill = ridge(scene, { y: 430 + index * 34, height: 40, waves: 4, depth, label: `hill-${index}` });
    paper.fill(pineWood(wood, scatter(wood, hill, 30 + index * 8), 90 + index * 30), scene.tone(depth + 0.04));
  }
  haze(scene, { from: 400, to: 600, opacity: 0.6 });
  paper.fill(
    "M-240 560Q640 530 1520 560V940H-240Z",
    paper.linear(
      [0, 540],
      [0, 720],
      [
        [0, scene.tone(0.55)],
        [1, scene.tone(0.9)],
      ],
    ),
  );
  river(
    { ...scene },
    { from: [x, 552], width: 300, sway: random.range(60, 190), colour: mix(inks.glow, inks.light, 0.3) },
  );
  glow(scene, [x, 520], { radius: 230, opacity: 0.6, colour: inks.spot });
  homestead(scene, [x, 560]);
  for (const side of [-1, 1]) {
    const near = [240, 330, 420].map((away, index): Point => [
      x + side * (away + wood.range(-34, 34)),
      620 + index * 34,
    ]);
    const nearest = [400, 520, 300].map((away, index): Point => [
      x + side * (away + wood.range(-50, 50)),
      760 + index * 14,
    ]);
    paper.fill(pineWood(wood, near, 330), scene.tone(0.84));
    paper.fill(pineWood(wood, nearest.slice(0, wood.int(1, 3)), 500), inks.ink);
  }
  if (random.chance(0.6)) dweller(scene, [x - random.sign() * random.range(30, 130), 690], 128);
}

export function drawFalls(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit(
    { ...stage, horizon: 420 },
    [x + random.range(-80, 80), random.range(120, 170)],
    random.range(80, 120),
  );
  sky(scene);
  const wood = random.fork("wood");
  const back = ridge(scene, { y: 300, height: 60, waves: 4, depth: 0.16, label: "back" });
  paper.fill(pineWood(wood, scatter(wood, back, 32), 80), scene.tone(0.2));
  paper.fill(
    `M-240 330L${x - 80} 322L${x - 66} 560L${x + 66} 560L${x + 80} 322L1520 330V940H-240Z`,
    paper.linear(
      [0, 330],
      [0, 640],
      [
        [0, scene.tone(0.4)],
        [1, mix(scene.tone(0.5), inks.glow, 0.3)],
      ],
    ),
  );
  const rim = scatter(
    wood,
    [
      [-200, 332],
      [x - 90, 324],
    ],
    40,
  ).concat(
    scatter(
      wood,
      [
        [x + 90, 324],
        [1480, 332],
      ],
      40,
    ),
  );
  paper.fill(pineWood(wood, rim, 110), scene.tone(0.44));
  waterfall(scene, [x, 322], { width: 132, height: 250 });
  paper.fill(
    "M-240 566H1520V940H-240Z",
    paper.linear(
      [0, 566],
      [0, 720],
      [
        [0, mix(inks.glow, inks.light, 0.3)],
        [0.3, mix(inks.sky, inks.deep, 0.3)],
        [1, mix(inks.deep, inks.ink, 0.6)],
      ],
    ),
  );
  lightPath(scene, 576, { x, width: 90 });
  for (const side of [-1, 1]) {
    paper.fill(
      boulders(
        wood,
        [
          [x + side * 230, 590],
          [x + side * 310, 600],
          [x + side * 390, 590],
        ],
        42,
      ),
      scene.tone(0.7),
    );
    trunks(
      { ...scene },
      { depth: 0.96, width: 80, y: 720, clear: 400, gap: 130, label: `near-${side}`, x: x - side * 200 },
    );
  }
  const front = ridge(scene, { y: 690, height: 20, waves: 3, depth: 1, label: "front" });
  const hx = x + random.sign() * 200;
  dweller(scene, [hx, heightAt(front, hx) + 5], 150);
}

export function drawPineHills(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 420 },
    [640 + side * random.range(60, 220), random.range(180, 250)],
    random.range(130, 185),
  );
  sky(scene);
  const wood = random.fork("wood");
  for (const [index, depth] of [0.06, 0.2, 0.36, 0.54, 0.76].entries()) {
    const hill = ridge(scene, {
      y: 380 + index * 66,
      height: 60,
      waves: 4 - index * 0.4,
      depth,
      label: `hill-${index}`,
      tilt: random.range(-50, 50),
    });
    paper.fill(pineWood(wood, scatter(wood, hill, 22 + index * 8), 50 + index * 26), scene.tone(depth));
    haze(scene, { from: 380 + index * 66, to: 540 + index * 66, opacity: 0.35 });
  }
  const rock = ridge(scene, {
    y: 690,
    height: 26,
    waves: 4,
    depth: 1,
    sharp: true,
    label: "rock",
    tilt: -side * 130,
    step: 30,
  });
  const x = 640 + side * 210;
  const at: Point = [x, heightAt(rock, x) + 6];
  if (stage.world.fork("wolf").chance(0.5)) silhouette(scene, wolf(), { at, scale: 1.5, flip: side > 0 });
  else hero(scene, at, { height: 160 });
  if (stage.genres.has("role-playing-games-rpg"))
    silhouette(scene, dragon(Math.sin(2 * Math.PI * stage.time)), {
      at: [640 - side * 150, 170],
      scale: 0.6,
      flip: side < 0,
    });
  else birds(scene, [640 - side * 150, 190], 8);
}

export function drawBare(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(20, 120), random.range(210, 270)], random.range(140, 190));
  sky(scene);
  const trees = random.fork("trees");
  for (const [index, depth] of [0.14, 0.36].entries()) {
    const floor = ridge(scene, { y: 520 + index * 50, height: 22, waves: 4, depth, label: `floor-${index}` });
    paper.fill(
      scatter(trees, floor, 150 - index * 20)
        .map((foot) => bareTree(trees, [foot[0], foot[1] + 6], trees.range(150, 230) * (1 + index * 0.35)))
        .join(""),
      scene.tone(depth),
    );
  }
  haze(scene, { from: 430, to: 680, opacity: 0.7 });
  const front = ridge(scene, { y: 640, height: 26, waves: 2, depth: 1, label: "front", tilt: side * 30 });
  paper.fill(bareTree(trees, [640 - side * 250, heightAt(front, 640 - side * 250) + 10], 560), inks.ink);
  paper.fill(bareTree(trees, [640 + side * 430, heightAt(front, 640 + side * 430) + 10], 480), inks.ink);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 9), { height: 20 }), inks.ink);
  dweller(scene, [640 + side * 60, heightAt(front, 640 + side * 60) + 5], 150);
  const eyes = Array.from({ length: 5 }, () => [random.range(180, 1100), random.range(530, 610)] as const);
  if (stage.mood === "eerie" || stage.mood === "dark")
    paper.fill(eyes.map(([ex, ey]) => circle(ex - 5, ey, 2.6) + circle(ex + 5, ey, 2.6)).join(""), inks.spot);
}

export function drawGreatTree(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(40, 160), random.range(240, 320)], random.range(150, 200));
  sky(scene);
  for (const [index, depth] of [0.08, 0.24, 0.42].entries())
    ridge(scene, { y: 480 + index * 46, height: 50, waves: 4, depth, label: `hill-${index}` });
  const x = 640 - side * 60;
  const hill = ridge(scene, { y: 650, height: 30, waves: 1.2, depth: 0.94, label: "mound" });
  const foot: Point = [x, heightAt(hill, x) + 6];
  const { wood, crown } = greatTree(stage.world.fork("tree"), foot, random.range(460, 540));
  const leaf = stage.world.fork("leaf").chance(0.5) ? mix(inks.spot, inks.deep, 0.3) : scene.tone(0.62);
  silhouette(scene, crown[0], { at: [0, 0], scale: 1, colour: mix(leaf, inks.ink, 0.3), rim: 5 });
  silhouette(scene, wood, { at: [0, 0], scale: 1, rim: 3 });
  paper.fill(crown[1], leaf);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), hill, 8), { height: 22 }), inks.ink);
  const hx = x + side * 190;
  dweller(scene, [hx, heightAt(hill, hx) + 5], 122);
  birds(scene, [640 + side * 300, 180], 6);
  motes(scene, { count: 26, colour: mix(leaf, inks.light, 0.4), size: 4 });
}
