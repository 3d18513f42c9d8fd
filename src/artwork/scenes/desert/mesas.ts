import { rider } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { cactus } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { carSide } from "#artwork/motifs/vehicles.ts";
import { mesa } from "#artwork/motifs/wastes.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Tables of rock on a plain. */
export function drawMesas(stage: Stage): void {
  const { random, paper, palette } = stage;
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
    paper.fill(cactus(plants, [x, heightAt(front, x) + 6], plants.range(70, 190)), palette.ink);
  const x = 640 + side * 110;
  const at: Point = [x, heightAt(front, x) + 5];
  if (stage.genres.has("racing")) carSide(scene, at, { scale: 1 });
  else if (stage.world.fork("mounted").chance(0.5)) silhouette(scene, rider(), { at, scale: 1.4, flip: side < 0 });
  else hero(scene, at, { height: 160 });
}
