import { hero } from "#artwork/motifs/figures.ts";
import { scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { boulders } from "#artwork/motifs/rocks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Someone on a slope against the sun. */
export function drawClimb(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(60, 160), random.range(240, 310)], random.range(150, 205));
  sky(scene);
  ridge(scene, { y: 470, height: 90, waves: 5, depth: 0.1, sharp: true, label: "far", tilt: side * 20 });
  ridge(scene, { y: 560, height: 70, waves: 4, depth: 0.34, sharp: true, label: "middle", tilt: side * 60 });
  const slope = ridge(scene, {
    y: 560,
    height: 44,
    waves: 6,
    depth: 0.96,
    sharp: true,
    label: "slope",
    tilt: -side * 250,
    step: 26,
  });
  rimLine(scene, slope, { smooth: false, width: 3.5, reach: 560 });
  paper.fill(boulders(random.fork("rocks"), scatter(random, slope, 150), 12), scene.palette.ink);
  const x = 640 + side * random.range(60, 150);
  hero(scene, [x, heightAt(slope, x) + 8], { height: 150 });
  birds(scene, [640 - side * 200, 220], 6);
}
