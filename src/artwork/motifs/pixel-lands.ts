// The backgrounds of worlds of large pixels: sky with clouds, ranges, islands, walls of brick.
import { mix } from "#artwork/colour.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { block, COLUMNS, ledge, pixelCloud, pixelDisc, pixelHills, pixelSky, ROWS } from "./pixels.ts";

/** A sky of flat steps with its clouds; returns the stage lit by it. */
export function pixelSkyOver(stage: Stage, y: number): Stage {
  const set = relit(stage, [640 + stage.random.sign() * stage.random.range(90, 330), y], stage.light.radius * 0.9 + 20);
  pixelSky(set);
  const random = stage.random.fork("clouds");
  if (stage.mood !== "dark")
    for (let n = 0; n < 4; n += 1)
      pixelCloud(set, [random.int(-6, 36) + n * 40, random.int(8, 38)], random.int(16, 30));
  return set;
}

/** Stepped mountains and hills down to a row. */
export function pixelRanges(stage: Stage, row: number): void {
  const far = mix(stage.tone(0.1), stage.palette.sky, 0.1);
  pixelHills(stage, { row: row - 8, height: 13, run: 2, label: "range", colour: far, peaked: true });
  pixelHills(stage, { row: row + 4, height: 8, run: 3, label: "hills", colour: stage.tone(0.34) });
}

/** Land that hangs in the air: a ledge that narrows downward in steps. */
export function pixelIsland(stage: Stage, top: { column: number; row: number; width: number }, tint = 0): void {
  const { palette, paper } = stage;
  const earth = mix(mix(palette.deep, palette.ink, 0.35), palette.glow, tint);
  for (let step = 1; step < 7; step += 1) {
    const inset = Math.round((top.width / 13) * step);
    const colour = mix(earth, palette.ink, tint > 0 ? 0 : step * 0.07);
    paper.fill(block(top.column + inset, top.row + 6 + (step - 1) * 3, [top.width - inset * 2, 3]), colour);
  }
  ledge(stage, { ...top, height: 7 }, tint);
}

/** A wall of bricks over the whole picture down to a row. */
export function pixelWall(stage: Stage, row: number, colour: string): void {
  const { paper, palette } = stage;
  paper.fill(block(-26, -28, [COLUMNS + 52, row + 28]), colour);
  const bricks = Array.from({ length: Math.ceil((row + 28) / 6) }, (_, line) =>
    Array.from({ length: 19 }, (__, n) => block(-26 + n * 12 + (line % 2) * 6, row - 6 - line * 6, [11, 5])).join(""),
  );
  paper.fill(bricks.join(""), mix(colour, palette.glow, 0.09));
}

/** Teeth of rock that hang from above, longer towards the edges. */
export function pixelTeeth(stage: Stage, shape: { reach: number; colour: string; label: string }): void {
  const random = stage.world.fork(shape.label);
  const teeth = Array.from({ length: 54 }, (_, n): string => {
    const edge = Math.abs(n * 4 - 106) / 106;
    return block(-26 + n * 4, -26, [4, 26 + shape.reach * (0.25 + edge) * random.range(0.5, 1.2)]);
  });
  stage.paper.fill(teeth.join(""), shape.colour);
}

/** A torch of cells with its light, standing on a row. */
export function pixelTorch(stage: Stage, column: number, foot: number): void {
  const { paper, palette } = stage;
  const flicker = Math.round(Math.sin(2 * Math.PI * (stage.time * 4 + column)));
  for (const [n, r] of [11, 7].entries())
    paper.fill(pixelDisc([column + 1, foot - 12], r + flicker), palette.light, 0.14 + n * 0.08);
  paper.fill(block(column, foot - 9, [2, 9]), palette.ink);
  paper.fill(block(column - 1, foot - 13, [4, 4]) + block(column, foot - 15 - flicker, [2, 2]), palette.spot);
  paper.fill(block(column, foot - 12, [2, 3]), palette.light);
}

/** A black sky full of square stars. */
export function pixelStars(stage: Stage): void {
  const { paper, palette, random } = stage;
  paper.fill(block(-26, -28, [COLUMNS + 52, ROWS + 60]), mix(palette.ink, palette.deep, 0.25));
  const dots = (count: number, size: number): string =>
    Array.from({ length: count }, () =>
      block(random.int(-20, COLUMNS + 20), random.int(-20, ROWS + 20), [size, size]),
    ).join("");
  paper.fill(dots(170, 1), palette.light, 0.5);
  paper.fill(dots(22, 2), mix(palette.light, palette.spot, 0.4), 0.8);
}

/** Discs of cells around a light, each a step brighter. */
export function pixelGlow(stage: Stage, at: Point, strength = 1): void {
  const { paper, palette } = stage;
  for (const [n, r] of [62, 46, 32, 20].entries())
    paper.fill(pixelDisc(at, r), mix(palette.glow, palette.light, n * 0.12), (0.1 + n * 0.1) * strength);
}
