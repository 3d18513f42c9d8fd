import { deer, wolf } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { snowfield } from "#artwork/motifs/winter.ts";
import { ellipse, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";

/** A beast, or someone, between the pines. */
export function drawClearing(stage: Stage): void {
  const { random, palette } = stage;
  const set = relit(stage, [640 + random.range(-40, 40), 320], random.range(150, 200));
  sky(set);
  const back = snowfield(set, { y: 520, height: 24, depth: 0.2, label: "back" });
  drawSnowPines(set, back, { count: 26, height: 210, depth: 0.25, gap: 130 });
  haze(set, { from: 340, to: 590, opacity: 0.7 });
  const middle = snowfield(set, { y: 570, height: 18, depth: 0.36, label: "middle" });
  drawSnowPines(set, middle, { count: 12, height: 330, depth: 0.6, gap: 250 });
  const near = snowfield(set, { y: 630, height: 22, depth: 0.6, label: "near" });
  const beast = stage.world.fork("beast").int(0, 2);
  const foot: Point = [640, heightAt(near, 640) + 16];
  stage.paper.fill(ellipse([foot[0], foot[1] + 2], 130, 9), palette.ink, 0.35);
  if (beast === 2) hero(set, foot, { height: 210 });
  else silhouette(set, beast === 0 ? deer() : wolf(), { at: foot, scale: 2.1, rim: 3 });
  const front = snowfield(set, { y: 720, height: 24, depth: 0.9, label: "front" });
  drawSnowPines(set, front, { count: 4, height: 560, depth: 0.98, gap: 380 });
}
