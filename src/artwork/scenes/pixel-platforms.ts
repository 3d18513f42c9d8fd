// Worlds of large pixels to run and jump through, under the sky: meadow, shaft, islands, giant wood.
import { mix } from "#artwork/colour.ts";
import { bricks, coins, ladder, pipe, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, ledge, pixelCloud, pixelDisc, pixelTree, ROWS } from "#artwork/motifs/pixels.ts";
import type { Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawBridge, drawCave, ranges, skyOver, wood } from "./pixel-platforms-depths.ts";

/** Draws a world of pixels. */
export function drawPixelPlatforms(stage: Stage): void {
  play(stage, [drawMeadow, drawShaft, drawCave, drawBridge, drawIslands, drawGiantWood]);
}

function drawMeadow(stage: Stage): void {
  const set = skyOver(stage, 210);
  const random = stage.random.fork("land");
  ranges(set, 56);
  wood(set, 66, { colour: stage.tone(0.5), every: 11, size: 0.6 });
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
  pixelTree(set, [8, low], { colour: mix(stage.inks.deep, stage.inks.ink, 0.6), round: true, size: 1.3 });
  pixelHero(set, random.chance(0.5) ? [Math.round((left + right) / 2), high - 8] : [right + 10, high], { size: 1.5 });
}

function drawShaft(stage: Stage): void {
  const { paper, inks } = stage;
  const set = skyOver(stage, 250);
  ranges(set, 72);
  const random = stage.world.fork("shaft");
  const wall = mix(stage.tone(0.72), inks.ink, 0.15);
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

function drawIslands(stage: Stage): void {
  const { inks } = stage;
  const set = skyOver(stage, 300);
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
    colour: mix(inks.deep, inks.ink, 0.55),
    round: stage.world.fork("leaf").chance(0.5),
    size: 1.2,
  });
  pixelTree(set, [144, low], { colour: mix(inks.deep, inks.ink, 0.55), round: true });
  coins(set, [left + width - 14, home - 26], random.int(2, 3));
  if (random.chance(0.5)) bricks(set, [left + width - 6, home - 38], 3);
  pixelHero(set, [left + width - 12, home], { size: 1.5 });
  const banks = stage.random.fork("low");
  for (let n = 0; n < 5; n += 1) pixelCloud(set, [n * 36 - 20 + banks.int(-6, 6), 84 + banks.int(-2, 5)], 34);
}

/** Land that hangs in the air: a ledge that narrows downward in steps. */
function island(stage: Stage, top: { column: number; row: number; width: number }, tint: number): void {
  const { inks, paper } = stage;
  const earth = mix(mix(inks.deep, inks.ink, 0.35), inks.glow, tint);
  for (let step = 1; step < 7; step += 1) {
    const inset = Math.round((top.width / 13) * step);
    paper.fill(
      block(top.column + inset, top.row + 6 + (step - 1) * 3, [top.width - inset * 2, 3]),
      mix(earth, inks.ink, tint > 0 ? 0 : step * 0.07),
    );
  }
  ledge(stage, { ...top, height: 7 }, tint);
}

function drawGiantWood(stage: Stage): void {
  const { paper, inks } = stage;
  const set = skyOver(stage, 260);
  ranges(set, 62);
  wood(set, 72, { colour: stage.tone(0.3), every: 13, size: 1.1 });
  const random = stage.world.fork("trunks");
  for (const [column, width, depth] of [
    [24, 8, 0.5],
    [122, 9, 0.5],
    [-4, 14, 0.78],
    [146, 16, 0.78],
  ] as const) {
    paper.fill(block(column, -26, [width, 140]), stage.tone(depth));
    paper.fill(block(column + (column < 80 ? width - 1 : 0), -26, [1, 140]), mix(stage.tone(depth), inks.light, 0.5));
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
