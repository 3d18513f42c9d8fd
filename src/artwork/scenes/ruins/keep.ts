import { castle, spire } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A castle, or what is left of its towers, between bare trees. */
export function drawKeep(stage: Stage): void {
  const { random, paper, palette, world } = stage;
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
        details: () => paper.fill(rect([-2, -68], 4, 8) + rect([-2, -44], 4, 7), palette.spot),
      });
  ridge(scene, { y: 574, height: 30, waves: 3, depth: 0.7, label: "rise", tilt: -side * 30 });
  haze(scene, { from: 440, to: 640, opacity: 0.6 });
  const trees = random.fork("trees");
  for (const px of [640 + side * 350, 640 - side * 440])
    paper.fill(bareTree(trees, [px, 720], trees.range(380, 480)), palette.ink);
  const front = overgrown(scene, { y: 650, tilt: side * 30 });
  const hx = 640 + side * 130;
  protagonist(scene, [hx, heightAt(front, hx) + 4], { height: 150 });
  birds(scene, [640 - side * 200, 150], 9);
}
