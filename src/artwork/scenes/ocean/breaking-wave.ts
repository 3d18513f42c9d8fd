import { greatWave } from "#artwork/motifs/great-wave.ts";
import { peak } from "#artwork/motifs/land.ts";
import { DINGHY } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { water, waveRow } from "#artwork/motifs/water.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A wave about to break over a small boat. */
export function drawBreakingWave(stage: Stage): void {
  const { random, palette } = stage;
  const set = relit(stage, [790, 300], random.range(100, 140));
  sky(set);
  peak(set, { summit: [820, 300], base: 500, spread: 200, depth: 0.16, snow: 0.4 });
  haze(set, { from: 380, to: 520, opacity: 0.7 });
  water(set, 490);
  waveRow(set, { y: 520, height: 34, length: 220, depth: 0.36, label: "back" });
  greatWave(set, [480, 470], 1.08);
  waveRow(set, { y: 590, height: 40, length: 240, depth: 0.62, label: "middle" });
  const bob = 4 * Math.sin(2 * Math.PI * stage.time);
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [800, 590 + bob],
    scale: 1.5,
    turn: -9,
    details: () => set.paper.fill(DINGHY.sail, palette.spot),
  });
  waveRow(set, { y: 640, height: 48, length: 280, depth: 0.78, label: "near" });
  waveRow(set, { y: 706, height: 40, length: 320, depth: 0.95, label: "foot" });
}
