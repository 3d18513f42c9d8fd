// Mountains: one summit that owns the picture, or ridge behind ridge into the haze.
import { grass, pineWood, scatter } from "#server/artwork/motifs/flora.ts";
import { hero } from "#server/artwork/motifs/figures.ts";
import { heightAt, peak, ridge, rimLine } from "#server/artwork/motifs/land.ts";
import { birds, haze, sky } from "#server/artwork/motifs/sky.ts";
import type { Stage } from "#server/artwork/stage.ts";

/** Draws the mountains. */
export function drawPeaks(stage: Stage): void {
  const { horizon, random, paper } = stage;
  sky(stage);
  ridge(stage, { y: horizon - 40, height: 60, waves: 5, depth: 0.1, sharp: true, label: "far" });
  peak(stage, { summit: [640, 140], base: horizon + 120, spread: 420, depth: 0.4, snow: 0.3 });
  haze(stage, { from: horizon - 80, to: horizon + 140 });
  const near = ridge(stage, { y: horizon + 70, height: 50, waves: 3, depth: 0.7, label: "near" });
  paper.fill(pineWood(random.fork("wood"), scatter(random, near, 26), 90), stage.tone(0.75));
  const front = ridge(stage, { y: 620, height: 40, waves: 2, depth: 1, label: "front" });
  rimLine(stage, front);
  paper.fill(grass(random.fork("grass"), scatter(random, front, 8), { height: 20 }), stage.inks.ink);
  birds(stage, [800, 240]);
  hero(stage, [480, heightAt(front, 480) + 4], { height: 130 });
}
