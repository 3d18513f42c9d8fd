// Pictures in large pixels: a grid of square cells in the palette of the game, its sky and its land.
import { mix } from "#artwork/colour.ts";
import { type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Edge of one cell in pixels of the picture. */
export const CELL_PX = 8;

/** Cells that cover the picture with its bleed: from `-BLEED_CELLS` to `COLUMNS + BLEED_CELLS`. */
export const COLUMNS = 160;

export const ROWS = 90;

const BLEED_CELLS = 26;

/** A block of cells. */
export function block(column: number, row: number, [width, height]: readonly [number, number]): string {
  return rect(
    [Math.round(column) * CELL_PX, Math.round(row) * CELL_PX],
    Math.round(width) * CELL_PX,
    Math.round(height) * CELL_PX,
  );
}

/** A sky in flat steps with a round light made of cells. */
export function pixelSky(stage: Stage, options: { steps?: number; light?: boolean } = {}): void {
  const { paper, palette } = stage;
  const { steps = 7, light = true } = options;
  for (let step = 0; step < steps; step += 1) {
    const top = step === 0 ? -BLEED_CELLS : Math.round((step / steps) * ROWS * 0.82);
    paper.fill(
      block(-BLEED_CELLS, top, [COLUMNS + 2 * BLEED_CELLS, ROWS + 60]),
      mix(palette.sky, palette.glow, step / (steps - 1)),
    );
  }
  const random = stage.random.fork("pixel-stars");
  if (stage.night)
    paper.fill(
      Array.from({ length: 70 }, () => block(random.int(0, COLUMNS), random.int(0, 46), [1, 1])).join(""),
      palette.light,
      0.7,
    );
  if (!light) return;
  const [x, y] = [stage.light.at[0] / CELL_PX, stage.light.at[1] / CELL_PX];
  const r = stage.light.radius / CELL_PX;
  for (const [grow, opacity] of [
    [2.1, 0.1],
    [1.5, 0.14],
  ] as const)
    paper.fill(pixelDisc([x, y], r * grow), palette.light, opacity);
  paper.fill(pixelDisc([x, y], r), palette.light);
  if (stage.sun === "crescent" || stage.sun === "eclipse")
    paper.fill(
      pixelDisc([x + (stage.sun === "crescent" ? r * 0.45 : 1), y - 1], r * 0.86),
      mix(palette.sky, palette.ink, stage.sun === "crescent" ? 0 : 0.6),
    );
}

/** A disc of cells. */
export function pixelDisc([x, y]: Point, r: number): string {
  const parts: string[] = [];
  for (let row = -Math.ceil(r); row <= r; row += 1) {
    const half = Math.round(Math.sqrt(Math.max(0, r * r - row * row)));
    if (half > 0) parts.push(block(x - half, y + row, [half * 2, 1]));
  }
  return parts.join("");
}

/** Stepped hills: steps of `run` cells; returns the height of the land at each step. */
export function pixelHills(
  stage: Stage,
  shape: { row: number; height: number; run: number; label: string; colour: string; peaked?: boolean },
): void {
  const random = stage.world.fork(shape.label);
  const parts: string[] = [];
  let level = 0;
  let target = random.range(-1, 1) * shape.height;
  for (let column = -BLEED_CELLS; column < COLUMNS + BLEED_CELLS; column += shape.run) {
    const way = target - level;
    level += Math.sign(way) * Math.min(Math.abs(way), shape.peaked === true ? shape.run : random.int(1, 2));
    if (Math.abs(way) < 2) target = random.range(-1, 1) * shape.height;
    parts.push(block(column, shape.row - Math.round(level), [shape.run, ROWS + 60]));
  }
  stage.paper.fill(parts.join(""), shape.colour);
}

/** A cloud of blocks with a shaded belly. */
export function pixelCloud(stage: Stage, [column, row]: Point, width: number): void {
  const { paper, palette } = stage;
  const drift = column + Math.round(3 * Math.sin(2 * Math.PI * (stage.time + row / 30)));
  const body =
    block(drift, row, [width, 4]) +
    block(drift + 2, row - 2, [width - 6, 2]) +
    block(drift + width * 0.3, row - 4, [width * 0.4, 2]);
  paper.fill(body, mix(mix(palette.sky, palette.glow, 0.6), palette.light, 0.65));
  paper.fill(
    block(drift, row + 3, [width, 1]) + block(drift + 4, row + 2, [width - 10, 1]),
    mix(palette.sky, palette.glow, 0.7),
  );
}

export type Ledge = { column: number; row: number; width: number; height: number };

/** Land of cells: a bright turf on top with teeth, darker earth with courses of stone below. */
export function ledge(stage: Stage, { column, row, width, height }: Ledge, tint = 0): void {
  const { paper, palette } = stage;
  const random = stage.world.fork(`ledge-${column}-${row}`);
  const earth = mix(mix(palette.deep, palette.ink, 0.35), palette.glow, tint);
  const turf = mix(palette.spot, palette.deep, 0.12 + tint * 0.5);
  paper.fill(block(column, row, [width, height]), earth);
  const stones = Array.from({ length: Math.round((width * height) / 34) }, () =>
    block(column + random.int(1, Math.max(1, width - 5)), row + random.int(5, Math.max(5, height - 2)), [
      random.int(2, 4),
      1,
    ]),
  );
  if (height > 6) paper.fill(stones.join(""), mix(earth, palette.ink, 0.45));
  paper.fill(
    block(column + (stage.light.at[0] > (column + width / 2) * CELL_PX ? 0 : width - 1), row, [1, height]),
    mix(earth, palette.ink, 0.5),
  );
  const teeth = Array.from({ length: Math.ceil(width / 2) }, (_, n) =>
    block(column + n * 2, row + 3, [Math.min(2, width - n * 2), random.int(0, 2)]),
  );
  paper.fill(block(column, row, [width, 3]) + teeth.join(""), turf);
  paper.fill(block(column, row, [width, 1]), mix(turf, palette.light, 0.6));
}

const TREE_ROWS = [4, 8, 12, 8, 14, 18, 12, 20, 24] as const;

/** A pine or a round tree of blocks. */
export function pixelTree(
  stage: Stage,
  [column, foot]: Point,
  options: { colour: string; round: boolean; size?: number },
): void {
  const { colour, round, size = 1 } = options;
  const trunk = block(column - size, foot - 6 * size, [2 * size, 6 * size]);
  const crown = round
    ? pixelDisc([column, foot - 13 * size], 8.4 * size) +
      pixelDisc([column - 6 * size, foot - 10 * size], 5 * size) +
      pixelDisc([column + 6 * size, foot - 10 * size], 5 * size)
    : TREE_ROWS.map((width, n) =>
        block(column - (width * size) / 2, foot - (31 - n * 3) * size, [width * size, 3 * size]),
      ).join("");
  stage.paper.fill(trunk + crown, colour);
}
