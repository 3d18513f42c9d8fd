// The forest: tall trunks with light between them, a clearing, a lone great tree, hills of pines.
import { mix } from "#artwork/colour.ts";
import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import { canopy, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { bamboo, fern, mushroom } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, haze, motes, sun } from "#artwork/motifs/sky.ts";
import { dweller, shafts, trunk, trunks, woodland } from "#artwork/motifs/woodland.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawBare, drawFalls, drawGreatTree, drawPath, drawPineHills } from "./forest-edge.ts";

/** Draws the forest. */
export function drawForest(stage: Stage): void {
  play(stage, [
    drawClearing,
    drawGreatTree,
    drawPath,
    drawFalls,
    drawPineHills,
    drawMushrooms,
    drawBamboo,
    drawBare,
    drawTreeHouse,
  ]);
}

function drawClearing(stage: Stage): void {
  const { random, paper } = stage;
  const x = 640 + random.range(-110, 110);
  const scene = relit(
    { ...stage, horizon: 560 },
    [x + random.range(-40, 40), random.range(250, 330)],
    random.range(80, 130),
  );
  woodland(scene);
  sun({ ...scene, sun: scene.sun === "crescent" ? "disc" : scene.sun });
  for (const [index, depth] of [0.1, 0.3, 0.54].entries()) {
    trunks(scene, {
      depth,
      width: 26 + index * 20,
      y: 540 + index * 42,
      clear: 60 + index * 70,
      gap: 60 + index * 46,
      label: `trunks-${index}`,
      x,
    });
    ridge(scene, { y: 548 + index * 40, height: 14, waves: 4, depth: depth + 0.06, label: `floor-${index}` });
  }
  shafts(scene);
  dweller(scene, [x, 640], 140);
  trunks(scene, { depth: 0.98, width: 100, y: 720, clear: 350, gap: 170, label: "near", x });
  const front = ridge(scene, { y: 668, height: 18, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 92)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(40, 90)))
      .join(""),
    scene.inks.ink,
  );
  motes(scene, { count: 34 });
}

function drawMushrooms(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit(
    { ...stage, horizon: 520 },
    [x + random.range(-120, 120), random.range(170, 240)],
    random.range(90, 130),
  );
  woodland(scene);
  sun(scene);
  const grown = random.fork("mushrooms");
  for (const [index, depth] of [0.16, 0.4, 0.68].entries()) {
    for (let count = 0; count < 7 - index; count += 1) {
      const away = (80 + index * 120 + count * 90) * (count % 2 === 0 ? 1 : -1);
      const { stem, cap, gills } = mushroom(
        grown,
        [x + away + grown.range(-40, 40), 600 + index * 42],
        (190 + index * 110) * grown.range(0.6, 1.15),
      );
      const tint = mix(scene.tone(depth), inks.spot, 0.34);
      silhouette(scene, stem, {
        at: [0, 0],
        scale: 1,
        colour: mix(scene.tone(depth), inks.light, 0.25 - index * 0.08),
        rim: 0,
      });
      paper.fill(gills, mix(scene.tone(depth), inks.light, 0.36 - index * 0.08));
      silhouette(scene, cap, { at: [0, 0], scale: 1, colour: tint, rim: 4 });
    }
    ridge(scene, { y: 596 + index * 44, height: 16, waves: 4, depth: depth + 0.14, label: `floor-${index}` });
  }
  const front = ridge(scene, { y: 682, height: 16, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 110)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(34, 74)))
      .join(""),
    inks.ink,
  );
  protagonist(scene, [x + random.range(-60, 60), heightAt(front, x) + 5], { height: 138 });
  motes(scene, { count: 44, colour: mix(inks.spot, inks.light, 0.5), size: 3 });
}

function drawBamboo(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-90, 90);
  const scene = relit({ ...stage, horizon: 560 }, [x, random.range(230, 320)], random.range(130, 180));
  woodland(scene);
  sun({ ...scene, sun: "disc" });
  const stalks = random.fork("stalks");
  for (const [index, depth] of [0.14, 0.36, 0.62, 0.94].entries()) {
    const xs = Array.from({ length: 15 - index * 3 }, () => stalks.range(-60, 1340)).filter(
      (px) => Math.abs(px - x) > 40 + index * 90,
    );
    paper.fill(bamboo(stalks, xs, 13 + index * 12), scene.tone(depth));
    if (index === 2) {
      haze(scene, { from: 420, to: 700, opacity: 0.5 });
      const floor = ridge(scene, { y: 628, height: 10, waves: 3, depth: 0.9, label: "floor" });
      hero(scene, [x, heightAt(floor, x) + 6], { height: 190 });
    }
  }
  paper.fill("M-240 690Q640 660 1520 690V940H-240Z", inks.ink);
}

function drawTreeHouse(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + side * random.range(160, 260), random.range(170, 240)],
    random.range(90, 130),
  );
  woodland(scene);
  sun({ ...scene, sun: "disc" });
  for (const [index, depth] of [0.14, 0.34].entries())
    trunks(scene, {
      depth,
      width: 30 + index * 24,
      y: 620 + index * 40,
      clear: 0,
      gap: 90 + index * 70,
      label: `trunks-${index}`,
    });
  haze(scene, { from: 380, to: 720, opacity: 0.6 });
  const x = 640 - side * 110;
  const wood = random.fork("trunk");
  silhouette(scene, trunk(wood, [x, 690], 130), { at: [0, 0], scale: 1, colour: scene.tone(0.9), rim: 4 });
  const height = random.range(370, 430);
  for (const [dx, y, scale] of [
    [90, height, random.range(1.7, 2.1)],
    [-120, random.range(220, 290), random.range(1.1, 1.5)],
    ...(random.chance(0.5) ? [[70, height - 210, 1] as const] : []),
  ] as const) {
    glow(scene, [x + side * dx, y - 40 * scale], { radius: 130 * scale, opacity: 0.5, colour: inks.spot });
    paper.fill(rect([x + side * dx - 62 * scale, y], 124 * scale, 8 * scale), inks.ink);
    silhouette(scene, hut(), {
      at: [x + side * dx, y + 2],
      scale,
      colour: scene.tone(0.94),
      details: () => paper.fill(hutLights(), mix(inks.spot, inks.light, 0.4)),
    });
  }
  paper.stroke(
    `M${x + side * 190} ${height + 12}Q${x + side * 360} ${height + 100} ${x + side * 700} ${height}`,
    inks.ink,
    { width: 7 },
  );
  paper.stroke(
    `M${x + side * 190} ${height - 28}Q${x + side * 360} ${height + 60} ${x + side * 700} ${height - 40}`,
    inks.ink,
    { width: 3 },
  );
  canopy(scene, 0.96);
  const front = ridge(scene, { y: 672, height: 18, waves: 3, depth: 1, label: "front" });
  const leaves = random.fork("ferns");
  paper.fill(
    scatter(leaves, front, 92)
      .map(([px, py]) => fern(leaves, [px, py + 10], leaves.range(40, 84)))
      .join(""),
    inks.ink,
  );
  protagonist(scene, [x + side * 250, heightAt(front, x + side * 250) + 6], { height: 138 });
  motes(scene, { count: 30 });
}
