import { hero } from "#artwork/motifs/figures.ts";
import { peak } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { footprints, snowfield } from "#artwork/motifs/winter.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";

/** Someone on a way between summits. */
export function drawPass(stage: Stage): void {
  const { random } = stage;
  const set = relit(stage, [640 + random.range(-50, 50), 310], random.range(110, 150));
  sky(set);
  for (const [x, y, spread, depth] of [
    [300, 190, 330, 0.12],
    [1000, 210, 330, 0.14],
  ] as const)
    peak(set, { summit: [x, y], base: 520, spread, depth, snow: 0.5 });
  haze(set, { from: 330, to: 540, opacity: 0.7 });
  for (const [x, y, spread, depth] of [
    [90, 90, 440, 0.4],
    [1190, 70, 430, 0.44],
  ] as const)
    peak(set, { summit: [x + random.range(-30, 30), y], base: 640, spread, depth, snow: 0.4 });
  haze(set, { from: 460, to: 640, opacity: 0.55 });
  const saddle = snowfield(set, { y: 560, height: 18, depth: 0.3, label: "saddle" });
  drawSnowPines(set, saddle, { count: 16, height: 110, depth: 0.7, gap: 260 });
  snowfield(set, { y: 640, height: 12, depth: 0.62, label: "path" });
  footprints(set, [560, 760], [640, 618]);
  hero(set, [640, 624], { height: 150 });
  const front = snowfield(set, { y: 716, height: 30, depth: 0.92, label: "front" });
  drawSnowPines(set, front, { count: 6, height: 300, depth: 1, gap: 300 });
}
