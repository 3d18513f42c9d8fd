import { mix } from "#artwork/colour.ts";
import { bricks, coins, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, COLUMNS, ledge, pixelDisc, pixelHills } from "#artwork/motifs/pixels.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A cave with a pool of fire. */
export function drawCave(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 330], 130);
  paper.fill(block(-26, -26, [COLUMNS + 52, 160]), mix(palette.deep, palette.ink, 0.35));
  for (const [r, share] of [
    [62, 0.2],
    [46, 0.42],
    [32, 0.66],
    [20, 1],
  ] as const)
    paper.fill(
      pixelDisc([80, 42], r),
      mix(mix(palette.deep, palette.ink, 0.35), mix(palette.glow, palette.light, share * 0.4), share * 0.85),
    );
  pixelHills(set, { row: 62, height: 8, run: 3, label: "far", colour: mix(palette.deep, palette.glow, 0.28) });
  hanging(set, { reach: 26, colour: mix(palette.deep, palette.glow, 0.16), label: "back" });
  pixelHills(set, { row: 74, height: 5, run: 4, label: "mid", colour: mix(palette.deep, palette.ink, 0.3) });
  hanging(set, { reach: 18, colour: mix(palette.deep, palette.ink, 0.62), label: "front" });
  ledge(set, { column: -26, row: 70, width: 72, height: 40 });
  ledge(set, { column: 62, row: 62, width: 34, height: 9 });
  ledge(set, { column: 112, row: 68, width: 80, height: 40 });
  const lava = mix(palette.spot, palette.light, 0.25);
  paper.fill(block(46, 82, [66, 50]), palette.spot);
  paper.fill(Array.from({ length: 11 }, (_, n) => block(46 + n * 6, 82 - (n % 2), [4, 2])).join(""), lava);
  for (const column of [22, 38, 118, 142]) torch(set, column, column < 60 ? 70 : 68);
  coins(set, [124, 54], 2);
  if (stage.world.fork("chest").chance(0.5)) bricks(set, [66, 30], 3);
  pixelHero(set, [78, 62], { size: 1.5 });
}

function hanging(stage: Stage, shape: { reach: number; colour: string; label: string }): void {
  const random = stage.world.fork(shape.label);
  const teeth = Array.from({ length: 54 }, (_, n): string => {
    const edge = Math.abs(n * 4 - 106) / 106;
    return block(-26 + n * 4, -26, [4, 26 + shape.reach * (0.25 + edge) * random.range(0.5, 1.2)]);
  });
  stage.paper.fill(teeth.join(""), shape.colour);
}

function torch(stage: Stage, column: number, foot: number): void {
  const { paper, palette } = stage;
  const flicker = Math.round(Math.sin(2 * Math.PI * (stage.time * 4 + column)));
  for (const [r, opacity] of [
    [11, 0.14],
    [7, 0.22],
  ] as const)
    paper.fill(pixelDisc([column + 1, foot - 12], r + flicker), palette.light, opacity);
  paper.fill(block(column, foot - 9, [2, 9]), palette.ink);
  paper.fill(block(column - 1, foot - 13, [4, 4]) + block(column, foot - 15 - flicker, [2, 2]), palette.spot);
  paper.fill(block(column, foot - 12, [2, 3]), palette.light);
}
