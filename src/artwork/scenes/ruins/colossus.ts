import { protagonist } from "#artwork/motifs/figures.ts";
import { roundTree, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { statue } from "#artwork/motifs/statues.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A statue that looks over the wood. */
export function drawColossus(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(210, 320), random.range(180, 260)], random.range(80, 125));
  sky(scene);
  for (const [index, depth] of [0.08, 0.24].entries())
    ridge(scene, { y: 470 + index * 44, height: 60, waves: 5, depth, sharp: index === 0, label: `hill-${index}` });
  statue(scene, [640 - side * random.range(40, 140), 650], { flip: side < 0, depth: 0.66 });
  haze(scene, { from: 480, to: 690, opacity: 0.6 });
  const wood = ridge(scene, { y: 610, height: 26, waves: 4, depth: 0.8, label: "wood" });
  const trees = random.fork("trees");
  paper.fill(
    scatter(trees, wood, 74)
      .map((foot) => roundTree(trees, foot, trees.range(46, 84)))
      .join(""),
    scene.tone(0.82),
  );
  const front = overgrown(scene, { y: 674, tilt: side * 20 });
  const x = 640 + side * 190;
  protagonist(scene, [x, heightAt(front, x) + 4], { height: 124 });
  birds(scene, [640 - side * 120, 120], 6);
}
