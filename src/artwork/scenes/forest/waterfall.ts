import { mix } from "#artwork/colour.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { boulders, waterfall } from "#artwork/motifs/rocks.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath } from "#artwork/motifs/water.ts";
import { dweller, trunks } from "#artwork/motifs/woodland.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Water falling over a wooded cliff. */
export function drawWaterfall(stage: Stage): void {
  const { random, paper, palette } = stage;
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
        [1, mix(scene.tone(0.5), palette.glow, 0.3)],
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
        [0, mix(palette.glow, palette.light, 0.3)],
        [0.3, mix(palette.sky, palette.deep, 0.3)],
        [1, mix(palette.deep, palette.ink, 0.6)],
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
