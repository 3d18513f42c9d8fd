import { dragon, wolf } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Hill behind hill of pines. */
export function drawPineHills(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 420 },
    [640 + side * random.range(60, 220), random.range(180, 250)],
    random.range(130, 185),
  );
  sky(scene);
  const wood = random.fork("wood");
  for (const [index, depth] of [0.06, 0.2, 0.36, 0.54, 0.76].entries()) {
    const hill = ridge(scene, {
      y: 380 + index * 66,
      height: 60,
      waves: 4 - index * 0.4,
      depth,
      label: `hill-${index}`,
      tilt: random.range(-50, 50),
    });
    paper.fill(pineWood(wood, scatter(wood, hill, 22 + index * 8), 50 + index * 26), scene.tone(depth));
    haze(scene, { from: 380 + index * 66, to: 540 + index * 66, opacity: 0.35 });
  }
  const rock = ridge(scene, {
    y: 690,
    height: 26,
    waves: 4,
    depth: 1,
    sharp: true,
    label: "rock",
    tilt: -side * 130,
    step: 30,
  });
  const x = 640 + side * 210;
  const at: Point = [x, heightAt(rock, x) + 6];
  if (stage.world.fork("wolf").chance(0.5)) silhouette(scene, wolf(), { at, scale: 1.5, flip: side > 0 });
  else hero(scene, at, { height: 160 });
  if (stage.genres.has("role-playing-games-rpg"))
    silhouette(scene, dragon(Math.sin(2 * Math.PI * stage.time)), {
      at: [640 - side * 150, 170],
      scale: 0.6,
      flip: side < 0,
    });
  else birds(scene, [640 - side * 150, 190], 8);
}
