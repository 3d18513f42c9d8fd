import { mix } from "#artwork/colour.ts";
import { bricks, coins, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, ledge, pixelCloud, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";
import { pixelSkyOver } from "./pixel-sky-over.ts";

/** Islands in the air. */
export function drawIslands(stage: Stage): void {
  const { palette } = stage;
  const set = pixelSkyOver(stage, 300);
  const random = stage.world.fork("islands");
  for (const [column, row, width, tint] of [
    [18, 30, 22, 0.55],
    [134, 26, 26, 0.55],
    [104, 44, 18, 0.4],
    [34, 50, 20, 0.4],
  ] as const)
    island(set, { column, row: row + random.int(-3, 3), width }, tint);
  const [side, low, home] = [random.int(60, 78), random.int(60, 70), random.int(58, 68)];
  island(set, { column: random.int(-12, 2), row: side, width: random.int(40, 50) }, 0);
  island(set, { column: random.int(116, 126), row: low, width: 48 }, 0);
  const width = random.int(36, 58);
  const left = Math.round(80 - width / 2);
  island(set, { column: left, row: home, width }, 0);
  pixelTree(set, [left + 9, home], {
    colour: mix(palette.deep, palette.ink, 0.55),
    round: stage.world.fork("leaf").chance(0.5),
    size: 1.2,
  });
  pixelTree(set, [144, low], { colour: mix(palette.deep, palette.ink, 0.55), round: true });
  coins(set, [left + width - 14, home - 26], random.int(2, 3));
  if (random.chance(0.5)) bricks(set, [left + width - 6, home - 38], 3);
  pixelHero(set, [left + width - 12, home], { size: 1.5 });
  const banks = stage.random.fork("low");
  for (let n = 0; n < 5; n += 1) pixelCloud(set, [n * 36 - 20 + banks.int(-6, 6), 84 + banks.int(-2, 5)], 34);
}

/** Land that hangs in the air: a ledge that narrows downward in steps. */
function island(stage: Stage, top: { column: number; row: number; width: number }, tint: number): void {
  const { palette, paper } = stage;
  const earth = mix(mix(palette.deep, palette.ink, 0.35), palette.glow, tint);
  for (let step = 1; step < 7; step += 1) {
    const inset = Math.round((top.width / 13) * step);
    paper.fill(
      block(top.column + inset, top.row + 6 + (step - 1) * 3, [top.width - inset * 2, 3]),
      mix(earth, palette.ink, tint > 0 ? 0 : step * 0.07),
    );
  }
  ledge(stage, { ...top, height: 7 }, tint);
}
