// Ruins of places people came to: temples, gates, stone circles, a drowned hall.
import { mix } from "#server/artwork/colour.ts";
import { arch, column, torii } from "#server/artwork/motifs/buildings.ts";
import { protagonist } from "#server/artwork/motifs/figures.ts";
import { palm, pineWood, roundTree, scatter } from "#server/artwork/motifs/flora.ts";
import { heightAt, ridge } from "#server/artwork/motifs/land.ts";
import { stairs } from "#server/artwork/motifs/masonry.ts";
import { stepPyramid, stoneCircle } from "#server/artwork/motifs/monuments.ts";
import { overgrown } from "#server/artwork/motifs/overgrowth.ts";
import { mirrored } from "#server/artwork/motifs/rocks.ts";
import { silhouette } from "#server/artwork/motifs/silhouette.ts";
import { birds, haze, motes, sky } from "#server/artwork/motifs/sky.ts";
import { lightPath, water } from "#server/artwork/motifs/water.ts";
import { relit, type Stage } from "#server/artwork/stage.ts";

export function drawTemple(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    stage,
    [x + random.sign() * random.range(60, 230), random.range(150, 220)],
    random.range(100, 150),
  );
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 5, depth: 0.14, label: "far" });
  const { outline, stair, door } = stepPyramid(world.fork("tiers").int(5, 7));
  silhouette(scene, outline, {
    at: [x, 590],
    scale: random.range(3.6, 4.3),
    colour: scene.tone(0.52),
    rim: 4,
    details: () => {
      paper.fill(stair, mix(scene.tone(0.52), inks.light, 0.24));
      paper.fill(door, inks.spot);
    },
  });
  haze(scene, { from: 440, to: 640, opacity: 0.6 });
  const leaves = random.fork("leaves");
  for (const [index, depth] of [0.62, 0.82].entries()) {
    const line = ridge(scene, { y: 596 + index * 44, height: 20, waves: 4, depth, label: `jungle-${index}` });
    paper.fill(
      scatter(leaves, line, 62)
        .filter(([px]) => Math.abs(px - x) > 90 + index * 120)
        .map((foot) => roundTree(leaves, foot, leaves.range(60, 120) * (1 + index * 0.4)))
        .join(""),
      scene.tone(depth),
    );
  }
  for (const side of [-1, 1])
    paper.fill(palm(leaves, [640 + side * leaves.range(390, 470), 720], { height: leaves.range(330, 460) }), inks.ink);
  const front = overgrown(scene, { y: 680 });
  protagonist(scene, [x, heightAt(front, x) + 4], { height: 136 });
  birds(scene, [x + 220, 170], 6);
}

export function drawCircle(stage: Stage): void {
  const { random, inks } = stage;
  const scene = relit(stage, [640 + random.range(-40, 40), random.range(320, 370)], random.range(130, 180));
  sky(scene);
  ridge(scene, { y: 480, height: 40, waves: 4, depth: 0.12, label: "far" });
  ridge(scene, { y: 540, height: 30, waves: 3, depth: 0.4, label: "middle" });
  silhouette(
    scene,
    stoneCircle(random.fork("stones"), { y: 610, half: random.range(330, 400), height: random.range(270, 330) }),
    { at: [0, 0], scale: 1, colour: scene.tone(0.85), rim: 5 },
  );
  const front = overgrown(scene, { y: 634 });
  protagonist(scene, [640 + random.range(-60, 60), heightAt(front, 640) + 6], { height: 150 });
  motes(scene, { count: 36, colour: mix(inks.spot, inks.light, 0.4), size: 3, top: 300 });
}

export function drawFlooded(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 470 },
    [640 + side * random.range(40, 160), random.range(230, 300)],
    random.range(105, 150),
  );
  sky(scene);
  const parts = random.fork("parts");
  const x = 640 - side * 150;
  mirrored(scene, 500, () => {
    ridge(scene, { y: 460, height: 50, waves: 6, depth: 0.1, sharp: true, label: "far" });
    silhouette(scene, arch(parts.fork("a"), true), {
      at: [x + side * 470, 520],
      scale: 2,
      colour: scene.tone(0.4),
      rim: 3,
    });
    silhouette(scene, arch(parts.fork("b"), false), { at: [x, 540], scale: 4, colour: scene.tone(0.74), rim: 4 });
    for (const [index, away] of [-300, 220, 330].entries())
      silhouette(scene, column(parts.fork(index), index === 1 ? 100 : 60), {
        at: [x + side * away, 520],
        scale: 2.3,
        colour: scene.tone(0.6),
        rim: 3,
      });
  });
  water({ ...scene, paper: { ...scene.paper, fill: (d, paint) => scene.paper.fill(d, paint, 0.6) } }, 500);
  lightPath(scene, 502, { width: 60 });
  paper.fill("M-240 700Q640 650 1520 706V940H-240Z", inks.ink);
  protagonist(scene, [640 + side * 170, 682], { height: 150 });
}

export function drawGate(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit({ ...stage, horizon: 500 }, [x, random.range(240, 300)], random.range(140, 190));
  sky(scene);
  ridge(scene, { y: 480, height: 50, waves: 5, depth: 0.14, sharp: true, label: "far" });
  ridge(scene, { y: 540, height: 24, waves: 4, depth: 0.4, label: "middle" });
  stairs(scene, { x, top: 520, bottom: 760, half: [90, 240], count: 9 });
  silhouette(scene, torii(), { at: [x, 536], scale: 3.5, colour: mix(inks.spot, inks.ink, 0.35), rim: 4 });
  silhouette(scene, torii(), { at: [x, 668], scale: 6.1, colour: inks.ink, rim: 5 });
  const trees = random.fork("trees");
  for (const side of [-1, 1])
    paper.fill(
      pineWood(
        trees,
        [
          [x + side * 470, 700],
          [x + side * 540, 720],
          [x + side * 400, 740],
        ],
        360,
      ),
      inks.ink,
    );
  protagonist(scene, [x + random.range(-20, 20), 620], { height: 120 });
}
