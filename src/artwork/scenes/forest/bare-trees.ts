import { bareTree, grass, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { dweller } from "#artwork/motifs/woodland.ts";
import { circle } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Bare trees in the mist. */
export function drawBareTrees(stage: Stage): void {
  const { random, paper, palette } = stage;
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
  paper.fill(bareTree(trees, [640 - side * 250, heightAt(front, 640 - side * 250) + 10], 560), palette.ink);
  paper.fill(bareTree(trees, [640 + side * 430, heightAt(front, 640 + side * 430) + 10], 480), palette.ink);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 9), { height: 20 }), palette.ink);
  dweller(scene, [640 + side * 60, heightAt(front, 640 + side * 60) + 5], 150);
  const eyes = Array.from({ length: 5 }, () => [random.range(180, 1100), random.range(530, 610)] as const);
  if (stage.mood === "eerie" || stage.mood === "dark")
    paper.fill(eyes.map(([ex, ey]) => circle(ex - 5, ey, 2.6) + circle(ex + 5, ey, 2.6)).join(""), palette.spot);
}
