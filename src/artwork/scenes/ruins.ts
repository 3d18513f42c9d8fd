// What is left of those who built: arches, statues, temples and broken towers, with the green or the sand over them.
import { mix } from "#artwork/colour.ts";
import { arch, castle, column, spire } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { overgrown, vines } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawCircle, drawColossus, drawFlooded, drawGate, drawTemple } from "./ruins-temples.ts";

/** Draws the ruins. */
export function drawRuins(stage: Stage): void {
  play(stage, [
    drawArch,
    drawColonnade,
    drawColossus,
    drawTemple,
    drawLostCity,
    drawCircle,
    drawFlooded,
    drawKeep,
    drawGate,
  ]);
}

function drawArch(stage: Stage): void {
  const { random, paper } = stage;
  const x = 640 + random.range(-50, 50);
  const scene = relit(stage, [x + random.range(-50, 50), random.range(270, 330)], random.range(120, 165));
  sky(scene);
  for (const [index, depth] of [0.08, 0.26, 0.44].entries())
    ridge(scene, {
      y: 450 + index * 50,
      height: 60 - index * 10,
      waves: 5 - index,
      depth,
      sharp: index === 0,
      label: `hill-${index}`,
    });
  const parts = random.fork("arch");
  silhouette(scene, arch(parts, true), { at: [x, 650], scale: 5.3, colour: scene.tone(0.88), rim: 5 });
  const hang = random.fork("vines");
  paper.fill(
    vines(
      hang,
      [
        [x - 120, 150],
        [x + 130, 150],
      ],
      { count: 9, length: 120 },
    ),
    scene.tone(0.96),
  );
  for (const [index, px] of [x - 420, x + 410].entries())
    silhouette(scene, column(parts, index === 0 ? 74 : 48), {
      at: [px, 650],
      scale: 3.2,
      colour: scene.tone(0.92),
      rim: 4,
    });
  const front = overgrown(scene, { y: 660 });
  protagonist(scene, [x + random.range(-50, 50), heightAt(front, x) + 4], { height: 172 });
  birds(scene, [x - 300, 160], 5);
}

function drawColonnade(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit({ ...stage, horizon: 520 }, [x, random.range(330, 380)], random.range(100, 140));
  sky(scene);
  ridge(scene, { y: 490, height: 50, waves: 5, depth: 0.1, sharp: true, label: "far" });
  paper.fill(
    rect([-240, 520], 1760, 420),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, mix(inks.glow, inks.deep, 0.3)],
        [1, mix(inks.deep, inks.ink, 0.75)],
      ],
    ),
  );
  paper.fill(
    polygon([
      [x - 30, 522],
      [x + 30, 522],
      [x + 250, 760],
      [x - 250, 760],
    ]),
    paper.linear(
      [0, 520],
      [0, 720],
      [
        [0, inks.light, 0.7],
        [1, inks.light, 0.08],
      ],
    ),
  );
  const broken = random.fork("broken");
  for (const [index, depth] of [0.3, 0.48, 0.7, 0.95].entries()) {
    const [scale, away, foot] = [1.5 * 1.55 ** index, 112 * 1.5 ** index, 528 + 10 * 2.3 ** index];
    for (const side of [-1, 1])
      silhouette(scene, column(broken, broken.chance(0.62) ? 100 : broken.range(34, 82)), {
        at: [x + side * away, foot],
        scale: scale * 1.4,
        colour: scene.tone(depth),
        rim: 2 + index,
      });
  }
  protagonist(scene, [x + random.range(-30, 30), 640], { height: 150 });
  birds(scene, [x + 200, 170], 6);
}

function drawLostCity(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(60, 200), random.range(210, 290)], random.range(105, 150));
  sky(scene);
  for (const [index, depth] of [0.1, 0.3, 0.54].entries()) {
    const towers = random.fork(`towers-${index}`);
    const outline: string[] = [];
    for (let px = -100; px < 1380; px += towers.range(90, 170)) {
      if (Math.abs(px - scene.light.at[0]) < 60 && index > 0) continue;
      const [width, top] = [towers.range(50, 96), 600 - towers.range(110, 400 - index * 70)];
      const bite = towers.range(10, 60);
      outline.push(
        polygon([
          [px, 760],
          [px, top],
          [px + width * 0.3, top + bite * 0.4],
          [px + width * 0.45, top - bite * 0.4],
          [px + width * 0.62, top + bite],
          [px + width, top + bite * 0.7],
          [px + width, 760],
        ]),
      );
    }
    paper.fill(
      outline.join(""),
      paper.linear(
        [0, 200],
        [0, 620],
        [
          [0, scene.tone(depth)],
          [0.5, scene.tone(depth)],
          [1, mix(scene.tone(depth), inks.glow, 0.5 - index * 0.12)],
        ],
      ),
    );
  }
  const y = 470;
  paper.fill(
    polygon([
      [640 - side * 900, y - 10],
      [640 - side * 40, y + 8],
      [640 - side * 10, y + 26],
      [640 - side * 34, y + 40],
      [640 - side * 900, y + 36],
    ]),
    scene.tone(0.86),
  );
  paper.fill([160, 380, 600].map((away) => rect([640 - side * away - 18, y + 16], 36, 400)).join(""), scene.tone(0.86));
  paper.fill(
    vines(
      random.fork("vines"),
      [
        [640 - side * 700, y + 30],
        [640 - side * 30, y + 30],
      ],
      { count: 16, length: 110 },
    ),
    scene.tone(0.9),
  );
  paper.stroke(`M${640 - side * 900} ${y - 10}L${640 - side * 40} ${y + 8}`, inks.light, { width: 3, opacity: 0.6 });
  protagonist(scene, [640 - side * 110, y + 9], { height: 148 });
  overgrown(scene, { y: 672, tilt: -side * 30 });
  birds(scene, [640 + side * 250, 180], 7);
}

function drawKeep(stage: Stage): void {
  const { random, paper, inks, world } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(120, 240), random.range(170, 240)], random.range(95, 140));
  sky(scene);
  ridge(scene, { y: 470, height: 60, waves: 5, depth: 0.1, sharp: true, label: "far" });
  ridge(scene, { y: 560, height: 50, waves: 2, depth: 0.4, label: "hill", tilt: -side * 40 });
  const x = 640 - side * random.range(20, 130);
  const stones = world.fork("castle");
  if (world.fork("keep").chance(0.55))
    silhouette(scene, castle(stones), {
      at: [x, 570],
      scale: random.range(3.4, 4.2),
      colour: scene.tone(0.62),
      rim: 4,
    });
  else
    for (const [away, scale] of [
      [-170, 2.6],
      [150, 3.2],
      [0, 4.5],
    ] as const)
      silhouette(scene, spire(stones), {
        at: [x + side * away, 574],
        scale,
        colour: scene.tone(0.5 + scale * 0.04),
        rim: 4,
        details: () => paper.fill(rect([-2, -68], 4, 8) + rect([-2, -44], 4, 7), inks.spot),
      });
  ridge(scene, { y: 574, height: 30, waves: 3, depth: 0.7, label: "rise", tilt: -side * 30 });
  haze(scene, { from: 440, to: 640, opacity: 0.6 });
  const trees = random.fork("trees");
  for (const px of [640 + side * 350, 640 - side * 440])
    paper.fill(bareTree(trees, [px, 720], trees.range(380, 480)), inks.ink);
  const front = overgrown(scene, { y: 650, tilt: side * 30 });
  const hx = 640 + side * 130;
  protagonist(scene, [hx, heightAt(front, hx) + 4], { height: 150 });
  birds(scene, [640 - side * 200, 150], 9);
}
