import { mix } from "#artwork/colour.ts";
import { coins, ladder, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, ledge, ROWS } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";
import { distantRanges } from "./distant-ranges.ts";
import { pixelSkyOver } from "./pixel-sky-over.ts";

/** Floors with ladders between two walls. */
export function drawLadders(stage: Stage): void {
  const { paper, palette } = stage;
  const set = pixelSkyOver(stage, 250);
  distantRanges(set, 72);
  const random = stage.world.fork("shaft");
  const wall = mix(stage.tone(0.72), palette.ink, 0.15);
  for (let row = -26; row < ROWS + 26; row += 6)
    paper.fill(block(-30, row, [48 + random.int(0, 8), 6]) + block(142 - random.int(0, 8), row, [60, 6]), wall);
  for (const [column, row, width] of [
    [36, 80, 88],
    [22, 62, 46],
    [88, 58, 44],
    [52, 40, 46],
    [24, 24, 34],
    [104, 22, 34],
  ] as const)
    ledge(set, { column, row, width, height: 7 });
  ladder(set, 46, [62, 80]);
  ladder(set, 94, [40, 58]);
  ladder(set, 56, [24, 40]);
  coins(set, [106, 56], 2);
  coins(set, [30, 20], 2);
  pixelHero(set, [76, 40], { size: 1.5 });
}
