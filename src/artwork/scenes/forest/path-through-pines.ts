import { mix } from "#artwork/colour.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { homestead } from "#artwork/motifs/homestead.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { river } from "#artwork/motifs/rocks.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { dweller } from "#artwork/motifs/woodland.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Hills of pines, and what leads through them. */
export function drawPathThroughPines(stage: Stage): void {
  const { random, paper, palette } = stage;
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
    { from: [x, 552], width: 300, sway: random.range(60, 190), colour: mix(palette.glow, palette.light, 0.3) },
  );
  glow(scene, [x, 520], { radius: 230, opacity: 0.6, colour: palette.spot });
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
    paper.fill(pineWood(wood, nearest.slice(0, wood.int(1, 3)), 500), palette.ink);
  }
  if (random.chance(0.6)) dweller(scene, [x - random.sign() * random.range(30, 130), 690], 128);
}
