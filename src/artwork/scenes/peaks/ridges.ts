import { rider } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { balloon } from "#artwork/motifs/vehicles.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Ridge behind ridge into the haze. */
export function drawRidges(stage: Stage): void {
  const { random } = stage;
  const scene = relit(
    { ...stage, horizon: 400 },
    [640 + random.range(-200, 200), random.range(230, 290)],
    random.range(120, 175),
  );
  sky(scene);
  for (const [index, depth] of [0.04, 0.18, 0.34, 0.52, 0.72].entries()) {
    ridge(scene, {
      y: 350 + index * 62,
      height: 74 - index * 6,
      waves: 5 - index * 0.5,
      depth,
      sharp: index < 3,
      label: `ridge-${index}`,
      tilt: random.range(-40, 40),
    });
  }
  const front = ridge(scene, { y: 660, height: 60, waves: 1.6, depth: 1, label: "front", tilt: random.sign() * 60 });
  rimLine(scene, front);
  const x = 640 + random.range(-190, 190);
  const foot: Point = [x, heightAt(front, x) + 5];
  const airy = stage.mood === "bright" || stage.mood === "calm";
  if (airy && stage.world.fork("balloons").chance(0.5))
    for (const [away, y, scale] of [
      [-250, 330, 1.5],
      [190, 250, 1],
      [330, 380, 0.62],
    ] as const)
      balloon(scene, [640 + away + random.range(-60, 60), y + random.range(-30, 30)], scale);
  else if (stage.genres.has("action") || stage.world.fork("mounted").chance(0.4))
    silhouette(scene, rider(), { at: foot, scale: 1.35, flip: scene.light.at[0] < x });
  else hero(scene, foot, { height: 165 });
  birds(scene, [scene.light.at[0] + 120, 180], 5);
}
