// Things in a world of large pixels: sprites drawn as text, heroes, coins, pipes, ladders, bricks, castles.
import { mix } from "#artwork/colour.ts";
import type { Point } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { block } from "./pixels.ts";

/** Draws a sprite: one text per row, one letter per cell; `paints` gives each letter its colour, others stay empty. */
export function sprite(
  stage: Stage,
  rows: readonly string[],
  place: { at: Point; paints: Readonly<Record<string, string>>; flip?: boolean; size?: number },
): void {
  const { at, paints, flip = false, size = 1 } = place;
  const width = rows[0]?.length ?? 0;
  for (const [letter, paint] of Object.entries(paints)) {
    const runs = rows.flatMap((row, y): string[] => {
      const cells = flip ? row.split("").toReversed().join("") : row;
      return [...cells.matchAll(new RegExp(`${letter}+`, "g"))].map((run) =>
        block(at[0] + (run.index - width / 2) * size, at[1] + (y - rows.length) * size, [run[0].length * size, size]),
      );
    });
    stage.paper.fill(runs.join(""), paint);
  }
}

/** A ladder of cells. */
export function ladder(stage: Stage, column: number, [top, foot]: readonly [number, number]): void {
  const rungs = Array.from({ length: Math.floor((foot - top) / 3) }, (_, n) => block(column, top + 1 + n * 3, [6, 1]));
  stage.paper.fill(
    block(column, top, [1, foot - top]) + block(column + 5, top, [1, foot - top]) + rungs.join(""),
    mix(stage.palette.light, stage.palette.deep, 0.3),
  );
}

const COIN = [".oooo.", "oollOo", "oloOoo", "oloOoo", "oloOoo", "ooOOOo", ".oooo."] as const;

/** Coins in a row. */
export function coins(stage: Stage, [column, row]: Point, count: number): void {
  const { palette } = stage;
  for (let n = 0; n < count; n += 1) {
    const bob = Math.round(Math.sin(2 * Math.PI * (stage.time * 2 + n / 4)));
    sprite(stage, COIN, {
      at: [column + n * 10, row + bob],
      paints: { o: mix(palette.light, palette.spot, 0.45), l: palette.light, O: mix(palette.spot, palette.ink, 0.25) },
    });
  }
}

/** Blocks that hang in the air with a lit edge, one of them shining. */
export function bricks(stage: Stage, [column, row]: Point, count: number): void {
  const { paper, palette } = stage;
  for (let n = 0; n < count; n += 1) {
    const shining = n === Math.floor(count / 2);
    const colour = shining ? mix(palette.light, palette.spot, 0.35) : mix(palette.deep, palette.glow, 0.35);
    paper.fill(block(column + n * 9, row, [8, 8]), mix(colour, palette.ink, 0.55));
    paper.fill(block(column + n * 9, row, [7, 7]), colour);
    paper.fill(
      block(column + n * 9, row, [7, 1]) + block(column + n * 9, row, [1, 7]),
      mix(colour, palette.light, 0.6),
    );
    if (shining) paper.fill(block(column + n * 9 + 3, row + 2, [2, 4]), palette.ink);
    else
      paper.fill(
        block(column + n * 9, row + 3, [7, 1]) + block(column + n * 9 + 3, row, [1, 3]),
        mix(colour, palette.ink, 0.4),
      );
  }
}

/** A castle of blocks with lit windows, `width` cells wide, standing on a row. */
export function pixelCastle(
  stage: Stage,
  [column, foot]: Point,
  options: { width: number; colour: string; random: Random },
): void {
  const { width, colour, random } = options;
  const count = 5;
  const lights: string[] = [];
  const parts = Array.from({ length: count }, (_, n): string => {
    const w = Math.round(width / count);
    const tall = Math.round(w * (n === 2 ? 4.2 : random.range(1.8, 3)));
    const left = column - width / 2 + n * w;
    for (let y = foot - tall + 5; y < foot - 6; y += 8)
      if (random.chance(0.6)) lights.push(block(left + w / 2 - 1, y, [2, 3]));
    const teeth = [0, 1, 2].map((tooth) =>
      block(left - 1 + tooth * ((w + 2) / 2.6), foot - tall - 2, [Math.max(2, w / 5), 2]),
    );
    return block(left, foot - tall, [w - 1, tall]) + block(left - 1, foot - tall, [w + 1, 3]) + teeth.join("");
  });
  stage.paper.fill(parts.join("") + block(column - width / 2, foot - width * 0.3, [width, width * 0.3]), colour);
  stage.paper.fill(lights.join(""), stage.palette.light);
  stage.paper.fill(
    block(column - 3, foot - 9, [6, 9]) + block(column - 2, foot - 10, [4, 1]),
    mix(stage.palette.light, stage.palette.spot, 0.5),
  );
}
