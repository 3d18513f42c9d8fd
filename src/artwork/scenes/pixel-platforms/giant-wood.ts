import { mix } from "#artwork/colour.ts";
import { bricks, coins, ladder, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, ledge, pixelDisc } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";
import { distantRanges } from "./distant-ranges.ts";
import { distantWood } from "./distant-wood.ts";
import { pixelSkyOver } from "./pixel-sky-over.ts";

/** Branches between trunks as wide as houses. */
export function drawGiantWood(stage: Stage): void {
  const { paper, palette } = stage;
  const set = pixelSkyOver(stage, 260);
  distantRanges(set, 62);
  distantWood(set, 72, { colour: stage.tone(0.3), every: 13, size: 1.1 });
  const random = stage.world.fork("trunks");
  for (const [column, width, depth] of [
    [24, 8, 0.5],
    [122, 9, 0.5],
    [-4, 14, 0.78],
    [146, 16, 0.78],
  ] as const) {
    paper.fill(block(column, -26, [width, 140]), stage.tone(depth));
    paper.fill(
      block(column + (column < 80 ? width - 1 : 0), -26, [1, 140]),
      mix(stage.tone(depth), palette.light, 0.5),
    );
  }
  for (const [lift, depth] of [
    [5, 0.55],
    [0, 0.72],
    [-6, 0.86],
  ] as const) {
    const leaves = Array.from({ length: 44 }, (_, n) =>
      pixelDisc([n * 5 - 26, lift - 5 + Math.round(Math.abs(n - 21.5) * 0.5) + random.int(-2, 2)], random.int(5, 9)),
    );
    paper.fill(leaves.join(""), stage.tone(depth));
  }
  ledge(set, { column: -26, row: 78, width: 220, height: 30 });
  const [near, far] = [random.int(56, 62), random.int(44, 53)];
  ledge(set, { column: 24, row: near, width: random.int(32, 40), height: 6 });
  ledge(set, { column: random.int(90, 100), row: far, width: 34, height: 6 });
  ladder(set, random.int(36, 50), [near, 78]);
  bricks(set, [random.int(58, 70), far - 12], random.int(2, 3));
  coins(set, [104, far - 4], random.int(2, 3));
  pixelHero(set, [stage.random.int(66, 96), 78], { size: 1.5 });
}
