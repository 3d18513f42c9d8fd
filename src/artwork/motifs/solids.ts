// Clean bodies and figures of geometry: cubes in a slanted view, stairs, monoliths, rings of a portal, mazes, falling blocks.
import { mix } from "#artwork/colour.ts";
import { ellipse, fixed, polygon, type Point } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

const COS = 0.866;

/** The slanted view: east goes down to the right, south down to the left, up goes up. */
export type Slant = { origin: Point; unit: number };

export function onSlant({ origin, unit }: Slant, [east, south, up]: readonly [number, number, number]): Point {
  return [origin[0] + (east - south) * COS * unit, origin[1] + (east + south) * 0.5 * unit - up * unit];
}

export type Box = { at: readonly [number, number, number]; size: readonly [number, number, number]; colour: string };

/** A box with a bright top, one side in the light and one in the shade. */
export function box(stage: Stage, view: Slant, { at, size, colour }: Box): void {
  const [e, s, u] = at;
  const [de, ds, du] = size;
  const p = (east: number, south: number, up: number): Point => onSlant(view, [e + east, s + south, u + up]);
  const lightLeft = stage.light.at[0] < p(de / 2, ds / 2, 0)[0];
  const [bright, dim] = [
    mix(colour, stage.palette.deep, 0.4),
    mix(mix(colour, stage.palette.deep, 0.5), stage.palette.ink, 0.6),
  ];
  const left = polygon([p(0, ds, 0), p(de, ds, 0), p(de, ds, du), p(0, ds, du)]);
  const right = polygon([p(de, 0, 0), p(de, ds, 0), p(de, ds, du), p(de, 0, du)]);
  stage.paper.fill(left, lightLeft ? bright : dim);
  stage.paper.fill(right, lightLeft ? dim : bright);
  stage.paper.fill(
    polygon([p(0, 0, du), p(de, 0, du), p(de, ds, du), p(0, ds, du)]),
    mix(colour, stage.palette.light, 0.35),
  );
}

/** Steps that climb toward the east or, with `south`, toward the south; `at` is the foot. */
export function stairs(
  stage: Stage,
  view: Slant,
  flight: { at: readonly [number, number, number]; steps: number; wide: number; south?: boolean; colour: string },
): void {
  const { at, steps, wide, south = false, colour } = flight;
  const order = Array.from({ length: steps }, (_, index) => index);
  for (const index of order) {
    const along = index * 0.5;
    const [e, s] = south ? [at[0], at[1] - along] : [at[0] - along, at[1]];
    box(stage, view, {
      at: [e, s, at[2]],
      size: south ? [wide, 0.5, (index + 1) * 0.4] : [0.5, wide, (index + 1) * 0.4],
      colour,
    });
  }
}

/** A round-arched door in the wall that faces left (`south`) or right, its foot in the middle at `at`. */
export function door(
  stage: Stage,
  view: Slant,
  options: {
    at: readonly [number, number, number];
    wide: number;
    high: number;
    face: "left" | "right";
    colour: string;
  },
): void {
  const { at, wide, high, face, colour } = options;
  const outline = Array.from({ length: 13 }, (_, index): Point => {
    const angle = Math.PI * (index / 12);
    const [across, up] = [-Math.cos(angle) * (wide / 2), high - wide / 2 + (Math.sin(angle) * wide) / 2];
    return onSlant(view, face === "left" ? [at[0] + across, at[1], at[2] + up] : [at[0], at[1] - across, at[2] + up]);
  });
  const foot = (across: number): Point =>
    onSlant(view, face === "left" ? [at[0] + across, at[1], at[2]] : [at[0], at[1] - across, at[2]]);
  stage.paper.fill(polygon([foot(-wide / 2), ...outline, foot(wide / 2)]), colour);
}

/** A dome on a flat roof. */
export function dome(stage: Stage, [x, y]: Point, r: number): void {
  const { paper, palette } = stage;
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const shape = `M${fixed(x - r)} ${fixed(y)}C${fixed(x - r)} ${fixed(y - r * 1.1)} ${fixed(x - r * 0.3)} ${fixed(y - r * 1.25)} ${fixed(x)} ${fixed(y - r * 1.7)}C${fixed(x + r * 0.3)} ${fixed(y - r * 1.25)} ${fixed(x + r)} ${fixed(y - r * 1.1)} ${fixed(x + r)} ${fixed(y)}A${fixed(r)} ${fixed(r * 0.5)} 0 0 1 ${fixed(x - r)} ${fixed(y)}Z`;
  paper.fill(shape, palette.spot);
  paper.clipped(shape, () => {
    paper.fill(ellipse([x - side * r * 0.9, y - r * 0.3], r * 1.1, r * 1.8), mix(palette.spot, palette.ink, 0.45));
    paper.fill(ellipse([x + side * r * 0.5, y - r * 0.8], r * 0.16, r * 0.4), palette.light, 0.7);
  });
}

/** An octahedron standing on its tip. */
export function octahedron(stage: Stage, [x, y]: Point, options: { r: number; colour: string }): void {
  const { paper, palette } = stage;
  const { r, colour } = options;
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const ridge = x + side * r * 0.16;
  const half = (to: number, lit: boolean): void => {
    paper.fill(
      polygon([
        [x, y - r * 1.3],
        [x + to * r * 0.8, y],
        [ridge, y + r * 0.2],
      ]),
      lit ? mix(colour, palette.light, 0.55) : mix(colour, palette.ink, 0.3),
    );
    paper.fill(
      polygon([
        [x, y + r * 1.3],
        [x + to * r * 0.8, y],
        [ridge, y + r * 0.2],
      ]),
      lit ? colour : mix(colour, palette.ink, 0.62),
    );
  };
  half(side, true);
  half(-side, false);
}

/** A maze as the corridors of a spanning tree on a grid of `size` cells; gives wall segments in cell units. */
export function mazeWalls(random: Random, size: number): (readonly [Point, Point])[] {
  const seen = new Set<string>(["0,0"]);
  const open = new Set<string>();
  const path: Point[] = [[0, 0]];
  while (path.length > 0) {
    const [x, y] = path.at(-1) ?? [0, 0];
    const around: Point[] = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ];
    const free = around.filter(([a, b]) => a >= 0 && b >= 0 && a < size && b < size && !seen.has(`${a},${b}`));
    const next = free[random.int(0, Math.max(0, free.length - 1))];
    if (next === undefined) {
      path.pop();
      continue;
    }
    seen.add(`${next[0]},${next[1]}`);
    open.add(`${Math.min(x, next[0])},${Math.min(y, next[1])},${next[0] === x ? "s" : "e"}`);
    path.push(next);
  }
  const walls: (readonly [Point, Point])[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (x < size - 1 && !open.has(`${x},${y},e`))
        walls.push([
          [x + 1, y],
          [x + 1, y + 1],
        ]);
      if (y < size - 1 && !open.has(`${x},${y},s`))
        walls.push([
          [x, y + 1],
          [x + 1, y + 1],
        ]);
    }
  return walls;
}
