import { protagonist } from "#artwork/motifs/figures.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { camel, greatPyramid } from "#artwork/motifs/wastes.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Pyramids behind dunes. */
export function drawPyramids(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 520 },
    [640 + side * random.range(180, 320), random.range(190, 270)],
    random.range(95, 140),
  );
  sky(scene);
  greatPyramid(scene, { at: [640 + side * 330, 530], half: 170, height: 190, depth: 0.14 });
  greatPyramid(scene, { at: [640 - side * 380, 545], half: 220, height: 240, depth: 0.26 });
  greatPyramid(scene, {
    at: [640 - side * 30, 570],
    half: random.range(310, 370),
    height: random.range(350, 400),
    depth: 0.48,
  });
  ridge(scene, { y: 560, height: 20, waves: 3, depth: 0.5, label: "sand" });
  haze(scene, { from: 470, to: 620, opacity: 0.6 });
  const front = ridge(scene, { y: 650, height: 34, waves: 1.6, depth: 1, label: "front", tilt: -side * 40 });
  rimLine(scene, front);
  const plants = random.fork("palms");
  paper.fill(
    palm(plants, [640 - side * 400, heightAt(front, 640 - side * 400) + 10], { height: 330 }) +
      palm(plants, [640 - side * 460, heightAt(front, 640 - side * 460) + 10], { height: 250 }),
    palette.ink,
  );
  for (const away of stage.world.fork("camels").chance(0.5) ? [60, 200] : [130]) {
    const x = 640 + side * away;
    if (away === 130) protagonist(scene, [x, heightAt(front, x) + 5], { height: 150 });
    else silhouette(scene, camel(), { at: [x, heightAt(front, x) + 5], scale: 1.05, flip: side < 0 });
  }
}
