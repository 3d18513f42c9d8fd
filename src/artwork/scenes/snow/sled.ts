import { silhouette } from "#artwork/motifs/silhouette.ts";
import { aurora, sky } from "#artwork/motifs/sky.ts";
import { SLED, sledDog, snowfield } from "#artwork/motifs/winter.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSnowPines } from "./snow-pines.ts";
import { drawSnowRange } from "./snow-range.ts";

/** A sled and its dogs before a low sun. */
export function drawSled(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [640 + random.range(-110, 110), 300], random.range(180, 230));
  sky(set);
  if (stage.night) aurora(set);
  drawSnowRange(set, 500, { centre: random.pick([360, 900]), high: 170 });
  const far = snowfield(set, { y: 520, height: 20, depth: 0.25, label: "far" });
  drawSnowPines(set, far, { count: 18, height: 80, depth: 0.5, gap: 100 });
  snowfield(set, { y: 580, height: 10, depth: 0.45, label: "near" });
  const line = 614;
  const beat = (n: number): number => 4 * Math.sin(2 * Math.PI * (stage.time * 4 + n / 3));
  paper.stroke(`M500 ${line - 20}L960 ${line - 26}`, palette.ink, { width: 2.5 });
  silhouette(set, SLED, {
    at: [440, line],
    scale: 1.5,
    rim: 3,
    details: () => paper.fill("M-38 -10L52 -10L49 -19L-37 -19Z", palette.spot),
  });
  for (const n of [0, 1, 2, 3]) silhouette(set, sledDog(), { at: [610 + n * 100, line + 2 + beat(n)], scale: 1.05 });
  const front = snowfield(set, { y: 680, height: 20, depth: 0.82, label: "front" });
  drawSnowPines(set, front, { count: 5, height: 250, depth: 0.98, gap: 400 });
}
