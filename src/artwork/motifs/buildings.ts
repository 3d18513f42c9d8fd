// Things people built, as silhouettes: towers, skylines, castles, arches, huts, lighthouses, statues.
import { mix } from "#artwork/colour.ts";
import { fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

export type Block = { x: number; top: number; width: number };

/** The outline of one high-rise from its roof down to `floor`; the roof is one of several kinds. */
export function tower(random: Random, block: Block, floor: number): string {
  const { x, top, width } = block;
  const roof = random.pick(["flat", "flat", "step", "step", "slant", "spire", "round"] as const);
  const base = rect([x, top], width, floor - top);
  const middle = x + width / 2;
  switch (roof) {
    case "flat":
      return base + (random.chance(0.4) ? rect([x + width * 0.6, top - 34], 3, 36) : "");
    case "step":
      return (
        base +
        rect([x + width * 0.16, top - 26], width * 0.68, 28) +
        rect([x + width * 0.32, top - 48], width * 0.36, 26) +
        rect([middle - 1.5, top - 84], 3, 40)
      );
    case "slant":
      return (
        base +
        polygon([
          [x, top + 1],
          [x, top - width * 0.55],
          [x + width, top + 1],
        ])
      );
    case "spire":
      return (
        base +
        polygon([
          [x + width * 0.1, top + 1],
          [middle, top - width * 1.25],
          [x + width * 0.9, top + 1],
        ])
      );
    case "round":
      return (
        base +
        `M${fixed(x)} ${fixed(top + 1)}A${fixed(width / 2)} ${fixed(width / 2.4)} 0 0 1 ${fixed(x + width)} ${fixed(top + 1)}Z`
      );
  }
}

/** Lit windows of a high-rise as one outline; `lit` is the share that shines. */
export function windows(random: Random, block: Block, options: { floor: number; size: number; lit: number }): string {
  const { floor, size, lit } = options;
  const [gapX, gapY] = [size * 2.1, size * 2.5];
  const columns = Math.floor((block.width - size * 1.6) / gapX);
  const left = block.x + (block.width - (columns * gapX - (gapX - size))) / 2;
  const parts: string[] = [];
  for (let y = block.top + size * 2; y < floor - size * 2; y += gapY) {
    if (random.chance(0.2)) continue;
    for (let index = 0; index < columns; index += 1) {
      if (random.chance(lit)) parts.push(rect([left + index * gapX, y], size, size * 1.5));
    }
  }
  return parts.join("");
}

export type Skyline = {
  floor: number;
  depth: number;
  width: readonly [number, number];
  height: readonly [number, number];
  label: string;
  window?: number;
};

/** A row of high-rises across the picture; returns its blocks. */
export function skyline(stage: Stage, shape: Skyline): Block[] {
  const random = stage.random.fork(shape.label);
  const blocks: Block[] = [];
  for (let x = -80; x < 1360;) {
    const width = random.range(...shape.width);
    blocks.push({ x, width, top: shape.floor - random.range(...shape.height) });
    x += width + random.range(-4, width * 0.16);
  }
  raise(stage, blocks, shape);
  return blocks;
}

/** Draws blocks as one plane of the city with haze at their feet. */
export function raise(
  stage: Stage,
  blocks: readonly Block[],
  shape: { floor: number; depth: number; window?: number; label: string },
): void {
  const { floor, depth, window = 0 } = shape;
  const random = stage.random.fork(`${shape.label}-roofs`);
  const colour = stage.tone(depth);
  const top = blocks.reduce((low, block) => Math.min(low, block.top), floor);
  const paint = stage.paper.linear(
    [0, top],
    [0, floor],
    [
      [0, colour],
      [0.4, colour],
      [1, mix(colour, stage.palette.glow, Math.max(0, 0.7 - depth * 0.75))],
    ],
  );
  stage.paper.fill(blocks.map((block) => tower(random, block, floor + 400)).join(""), paint);
  if (window > 0) {
    const lit = blocks.map((block) => windows(random, block, { floor, size: window, lit: 0.34 })).join("");
    stage.paper.fill(lit, mix(stage.palette.light, colour, 0.25 + 0.3 * (1 - depth)), 0.85);
  }
}

/** A castle around 0 0, 100 units high, its towers and flags drawn from the game's world. */
export function castle(random: Random): string {
  const towers = [
    { x: -34, width: 13, top: -52 },
    { x: -17, width: 16, top: -70 },
    { x: 0, width: 20, top: -random.range(86, 100) },
    { x: 19, width: 15, top: -random.range(58, 74) },
    { x: 35, width: 12, top: -46 },
  ];
  const pointed = random.chance(0.6);
  const outline = towers.map(({ x, width, top }): string => {
    const body = rect([x - width / 2, top], width, -top);
    const brow = rect([x - width / 2 - 2, top], width + 4, 5);
    const roof = pointed
      ? polygon([
          [x - width / 2 - 3, top + 1],
          [x, top - width * 1.7],
          [x + width / 2 + 3, top + 1],
        ])
      : [0, 1, 2]
          .map((tooth) => rect([x - width / 2 - 2 + tooth * ((width + 4) / 2.5), top - 5], (width + 4) / 5, 6))
          .join("");
    return body + brow + roof;
  });
  return outline.join("") + rect([-42, -32], 84, 32);
}

/** Windows and the gate of `castle`, in the same units. */
export function castleLights(random: Random): string {
  const slits = [
    [-34, -42],
    [-17, -58],
    [-17, -44],
    [0, -76],
    [0, -60],
    [0, -44],
    [19, -48],
    [35, -36],
  ].filter(() => random.chance(0.75));
  return slits.map(([x = 0, y = 0]) => rect([x - 1.4, y], 2.8, 6)).join("") + "M-5 0L-5 -12A5 5 0 0 1 5 -12L5 0Z";
}

/** A tall wizard's tower, 100 units high. */
export function spire(random: Random): string {
  const waist = random.range(7, 10);
  return (
    polygon([
      [-13, 2],
      [-waist, -58],
      [waist, -58],
      [13, 2],
    ]) +
    polygon([
      [-waist - 6, -58],
      [-waist - 4, -74],
      [waist + 4, -74],
      [waist + 6, -58],
    ]) +
    polygon([
      [-waist - 7, -73],
      [0, -104],
      [waist + 7, -73],
    ]) +
    polygon([
      [waist, -34],
      [waist + 12, -38],
      [waist + 12, -46],
      [waist, -46],
    ]) +
    polygon([
      [waist, -45],
      [waist + 6, -58],
      [waist + 14, -45],
    ])
  );
}

/** A lighthouse, 100 units high; its lamp is at 0 -88. */
export function lighthouse(): string {
  return (
    polygon([
      [-13, 0],
      [-8, -78],
      [8, -78],
      [13, 0],
    ]) +
    rect([-13, -81], 26, 4) +
    rect([-6.5, -95], 13, 15) +
    "M-8 -94A8 7 0 0 1 8 -94Z" +
    limb([0, -100], [0, -106], [1.6, 1]) +
    polygon([
      [13, 2],
      [13, -12],
      [24, -20],
      [35, -12],
      [35, 2],
    ])
  );
}

/** A hut with a pitched roof, 60 units high and about 90 wide. */
export function hut(): string {
  return (
    polygon([
      [-38, 0],
      [-38, -28],
      [-48, -26],
      [0, -62],
      [48, -26],
      [38, -28],
      [38, 0],
    ]) + rect([16, -62], 9, 24)
  );
}

/** Door and window of `hut`. */
export function hutLights(): string {
  return rect([-24, -22], 12, 12) + rect([6, -24], 14, 24);
}

/** A free-standing arch of stone, 100 units high; `broken` takes a bite out of its crown. */
export function arch(random: Random, broken: boolean): string {
  const half = random.range(36, 44);
  const inner = half - 15;
  const left = `M${-half} 2L${-half} -58C${-half} -88 -20 -101 ${broken ? -7 : 0} -102L${broken ? "-3 -93L-9 -86" : "0 -84"}C${-inner * 0.75} -82 ${-inner} -72 ${-inner} -54L${-inner} 2Z`;
  const right = `M${half} 2L${half} -58C${half} -88 20 -101 ${broken ? 14 : 0} -102L${broken ? "10 -95L15 -84" : "0 -84"}C${inner * 0.75} -80 ${inner} -72 ${inner} -54L${inner} 2Z`;
  const feet = rect([-half - 4, -8], 23, 10) + rect([half - 19, -8], 23, 10);
  return left + right + feet + rect([-half - 3, -60], 21, 5) + rect([half - 18, -60], 21, 5);
}

/** A column with base and capital, 100 units high; broken off when `height` is below 100. */
export function column(random: Random, height: number): string {
  const shaft: Point[] = [
    [-7, -6],
    [-6, -height + 6],
    [6, -height + 6],
    [7, -6],
  ];
  if (height >= 100) return polygon(shaft) + rect([-10, -7], 20, 9) + rect([-10, -102], 20, 6) + rect([-8, -97], 16, 4);
  return (
    rect([-10, -7], 20, 9) +
    polygon([
      [-7, -6],
      [-6, -height],
      [-2, -height - random.range(2, 9)],
      [2, -height + 5],
      [6, -height - 4],
      [7, -6],
    ])
  );
}

/** A gate of two posts and two beams, 100 units high. */
export function torii(): string {
  return (
    polygon([
      [-40, 2],
      [-35, -92],
      [-28, -92],
      [-31, 2],
    ]) +
    polygon([
      [31, 2],
      [28, -92],
      [35, -92],
      [40, 2],
    ]) +
    "M-58 -104Q0 -94 58 -104L54 -92Q0 -84 -54 -92Z" +
    rect([-43, -76], 86, 7) +
    rect([-4, -92], 8, 18)
  );
}
