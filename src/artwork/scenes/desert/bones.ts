import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { grass, scatter } from "#artwork/motifs/flora.ts";
import { dune, heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { bones } from "#artwork/motifs/wastes.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The ribs of something large. */
export function drawBones(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 460 },
    [640 + side * random.range(60, 200), random.range(250, 330)],
    random.range(125, 175),
  );
  sky(scene);
  ridge(scene, { y: 470, height: 30, waves: 4, depth: 0.06, label: "far" });
  dune(scene, { crestAt: [640 + side * 400, 470], left: -260, right: 1800, depth: 0.24 });
  dune(scene, { crestAt: [640 - side * 340, 500], left: -500, right: 1560, depth: 0.4 });
  const far = mix(scene.tone(0.4), scene.palette.light, 0.2);
  silhouette(scene, bones(), {
    at: [640 - side * 60, 640],
    scale: random.range(2.7, 3.1),
    flip: side < 0,
    colour: far,
    rim: 0,
  });
  silhouette(scene, bones(), {
    at: [640 - side * 10, 664],
    scale: random.range(3, 3.4),
    flip: side < 0,
    colour: scene.tone(0.86),
    rim: 4,
  });
  const front = ridge(scene, { y: 660, height: 18, waves: 2, depth: 1, label: "front" });
  rimLine(scene, front);
  hero(scene, [640 + side * 40, heightAt(front, 640 + side * 40) + 5], { height: 104 });
  birds(scene, [640 - side * 60, 150], 7);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 70), { height: 26 }), scene.palette.ink);
}
