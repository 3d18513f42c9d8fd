import { mix } from "#artwork/colour.ts";
import { bricks, coins, pipe, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { ledge, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";
import { distantRanges } from "./distant-ranges.ts";
import { distantWood } from "./distant-wood.ts";
import { pixelSkyOver } from "./pixel-sky-over.ts";

/** Ledges, pipes and bricks over a gap. */
export function drawMeadow(stage: Stage): void {
  const set = pixelSkyOver(stage, 210);
  const random = stage.random.fork("land");
  distantRanges(set, 56);
  distantWood(set, 66, { colour: stage.tone(0.5), every: 11, size: 0.6 });
  const [left, right] = [random.int(48, 62), random.int(78, 90)];
  const [low, high] = [random.int(70, 77), random.int(64, 70)];
  ledge(set, { column: -26, row: low, width: left + 26, height: 44 });
  ledge(set, { column: right, row: high, width: 110, height: 44 });
  const step = random.int(104, 116);
  ledge(set, { column: step, row: high - 12, width: 30, height: 14 });
  pipe(set, [random.int(22, 34), low], random.int(9, 16));
  if (random.chance(0.6)) pipe(set, [step + 12, high - 12], 7);
  bricks(set, [random.int(40, 50), random.int(26, 34)], random.pick([3, 5]));
  if (random.chance(0.5)) bricks(set, [96, high - 34], 2);
  coins(set, [step + 2, high - 22], 3);
  pixelTree(set, [8, low], { colour: mix(stage.palette.deep, stage.palette.ink, 0.6), round: true, size: 1.3 });
  pixelHero(set, random.chance(0.5) ? [Math.round((left + right) / 2), high - 8] : [right + 10, high], { size: 1.5 });
}
