import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { peak, ridge } from "#artwork/motifs/land.ts";
import { river } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A valley between walls, and what stands at its end. */
export function drawValley(stage: Stage): void {
  const { random, world } = stage;
  const x = 640 + random.range(-110, 110);
  const scene = relit({ ...stage, horizon: 440 }, [x, random.range(280, 350)], random.range(105, 150));
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 7, depth: 0.05, sharp: true, label: "far" });
  const snow = world.fork("snow").chance(0.5) ? 0.2 : 0;
  const [walls, goal] = [world.fork("walls").int(1, 3), world.fork("goal").int(0, 2)];
  if (goal === 1) peak(scene, { summit: [x, 230], base: 560, spread: 190, depth: 0.16, snow: 0.4 });
  for (let index = 0; index < walls; index += 1) {
    for (const side of [-1, 1]) {
      const reach = (walls === 1 ? 430 : 310) + index * 150;
      peak(scene, {
        summit: [x + side * (reach + random.range(-50, 60)), 200 + random.range(-70, 90) - index * 30],
        base: 620,
        spread: random.range(270, 380),
        depth: 0.24 + index * 0.14,
        snow,
      });
    }
    haze(scene, { from: 420, to: 640, opacity: 0.4 });
  }
  scene.paper.fill(
    rect([-220, 470], 1720, 470),
    scene.paper.linear(
      [0, 460],
      [0, 720],
      [
        [0, scene.tone(0.3)],
        [1, scene.tone(0.7)],
      ],
    ),
  );
  if (goal === 2)
    silhouette(scene, castle(world.fork("castle")), {
      at: [x, 500],
      scale: 1.7,
      colour: scene.tone(0.6),
      details: () => scene.paper.fill(castleLights(world.fork("lights")), scene.palette.spot),
    });
  river(scene, { from: [x, goal === 2 ? 500 : 466], width: random.range(200, 420), sway: random.range(90, 230) });
  const tall = random.range(90, 210);
  for (const [index, points] of [
    ridge(scene, { y: 690, height: 24, waves: 3, depth: 0.86, label: "left", tilt: random.range(60, 170) }),
    ridge(scene, { y: 700, height: 20, waves: 3, depth: 1, label: "right", tilt: -random.range(60, 150) }),
  ].entries()) {
    const open = points.filter(([px]) => Math.abs(px - x) > 190);
    scene.paper.fill(
      pineWood(random.fork(`wood-${index}`), scatter(random, open, 20 + tall * 0.12), tall),
      scene.tone(0.86 + index * 0.14),
    );
  }
  birds(scene, [x + 60, 250], 7);
}
