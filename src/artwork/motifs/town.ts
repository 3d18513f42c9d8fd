// Streets and roofs: what a city is made of beyond its high-rises.
import { mix } from "#artwork/colour.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { windows } from "./buildings.ts";

const FLOOR = 940;

export type Walls = { vanish: Point; depth: number; near: number; far: number; top: number; label: string };

/** House fronts on both sides of a street that runs to a vanishing point; `near` and `far` are half widths of the street. */
export function streetWalls(stage: Stage, { vanish, depth, near, far, top, label }: Walls): void {
  const random = stage.random.fork(label);
  const [x, y] = vanish;
  for (const side of [-1, 1]) {
    const height = top * random.range(0.75, 1.2);
    const [a, b] = [x + side * far, x + side * near];
    const roof = (px: number): number => y - (height * Math.abs(px - x)) / near;
    const foot = (px: number): number => y + ((720 - y) * Math.abs(px - x)) / 640;
    const colour = stage.tone(depth);
    const outline = polygon([
      [a, roof(a)],
      [b, roof(b)],
      [b, FLOOR],
      [a, foot(a)],
    ]);
    stage.paper.fill(
      outline,
      stage.paper.linear(
        [a, 0],
        [b, 0],
        [
          [0, mix(colour, stage.palette.glow, 0.22 * (1 - depth))],
          [1, colour],
        ],
      ),
    );
    stage.paper.fill(
      polygon([
        [a - side * 4, roof(a)],
        [a, roof(a)],
        [a, foot(a)],
        [a - side * 4, foot(a)],
      ]),
      stage.palette.light,
      0.5,
    );
    const lit: string[] = [];
    for (let level = 0.08; level < 0.94; level += 0.105) {
      for (let along = 0.08; along < 0.9; along += 0.17) {
        if (!random.chance(0.32)) continue;
        const [wx, ex] = [a + (b - a) * along, a + (b - a) * (along + 0.085)];
        const at = (px: number, share: number): Point => [px, roof(px) + (foot(px) - roof(px)) * share];
        lit.push(polygon([at(wx, level), at(ex, level), at(ex, level + 0.05), at(wx, level + 0.05)]));
      }
    }
    stage.paper.fill(lit.join(""), mix(stage.palette.light, colour, 0.2 + 0.4 * (1 - depth)), 0.8);
  }
}

/** A row of gabled houses with chimneys, as one outline, and their lit windows. */
export function gables(random: Random, row: { floor: number; size: number }): { outline: string; lit: string } {
  const { floor, size } = row;
  const houses: string[] = [];
  const lit: string[] = [];
  for (let x = -120; x < 1400;) {
    const width = size * random.range(0.7, 1.25);
    const top = floor - size * random.range(0.7, 1.5);
    const peak = top - width * random.range(0.55, 0.95);
    houses.push(
      polygon([
        [x, FLOOR],
        [x, top],
        [x - 5, top + 2],
        [x + width / 2, peak],
        [x + width + 5, top + 2],
        [x + width, top],
        [x + width, FLOOR],
      ]),
    );
    if (random.chance(0.6)) houses.push(rect([x + width * 0.68, peak + width * 0.06], width * 0.12, width * 0.5));
    lit.push(
      windows(random, { x: x + width * 0.1, top: top - 6, width: width * 0.8 }, { floor, size: size * 0.1, lit: 0.4 }),
    );
    x += width + random.range(-2, 8);
  }
  return { outline: houses.join(""), lit: lit.join("") };
}

/** A suspension bridge whose deck lies at `y`; its towers stand `rise` pixels above it. */
export function suspensionBridge(
  stage: Stage,
  options: { y: number; rise: number; towers: readonly [number, number]; colour: string },
): void {
  const { y, rise, towers, colour } = options;
  const [left, right] = towers;
  const span = right - left;
  const cables = [left - span, left, right].map((from): readonly [number, number] => [from, from + span]);
  const sag = (from: number, px: number): number =>
    y - rise + 4 * rise * 0.92 * ((px - from) / span) * (1 - (px - from) / span);
  const paths = cables.map(
    ([from, to]) => `M${from} ${y - rise}Q${(from + to) / 2} ${y + rise * 0.84} ${to} ${y - rise}`,
  );
  const hangers: string[] = [];
  for (const [from, to] of cables)
    for (let px = from + 26; px < to; px += 26) hangers.push(`M${px} ${sag(from, px)}V${y}`);
  stage.paper.stroke(hangers.join(""), colour, { width: 1.8, opacity: 0.75 });
  stage.paper.stroke(paths.join(""), colour, { width: 6 });
  const legs = towers.map(
    (x) =>
      polygon([
        [x - 20, 760],
        [x - 15, y - rise - 10],
        [x - 5, y - rise - 10],
        [x - 7, 760],
      ]) +
      polygon([
        [x + 20, 760],
        [x + 15, y - rise - 10],
        [x + 5, y - rise - 10],
        [x + 7, 760],
      ]) +
      [0.04, 0.36, 0.68].map((share) => rect([x - 15, y - rise + share * rise], 30, 10)).join(""),
  );
  stage.paper.transformed("translate(3 0)", () => stage.paper.fill(legs.join(""), stage.palette.light, 0.8));
  stage.paper.fill(legs.join("") + rect([-240, y], 1760, 15), colour);
}

/** A bridge hung from one tall mast by a fan of straight cables; its deck lies at `y`. */
export function cableStay(stage: Stage, options: { x: number; y: number; rise: number; colour: string }): void {
  const { x, y, rise, colour } = options;
  const fan = [-1, 1].flatMap((side) =>
    Array.from(
      { length: 13 },
      (_, index) => `M${x} ${y - rise * (0.98 - index * 0.022)}L${x + side * (90 + (12 - index) * 56)} ${y}`,
    ),
  );
  stage.paper.stroke(fan.join(""), colour, { width: 2.2, opacity: 0.85 });
  const mast = polygon([
    [x - 46, 760],
    [x - 40, y],
    [x - 7, y - rise - 26],
    [x + 7, y - rise - 26],
    [x + 40, y],
    [x + 46, 760],
    [x + 26, 760],
    [x + 22, y],
    [x, y - rise * 0.62],
    [x - 22, y],
    [x - 26, 760],
  ]);
  stage.paper.transformed("translate(3 0)", () => stage.paper.fill(mast, stage.palette.light, 0.8));
  stage.paper.fill(mast + rect([-240, y], 1760, 14), colour);
  const cars = [-310, -120, 170, 380].map((away) => rect([x + away, y - 7], 20, 8));
  stage.paper.fill(cars.join(""), stage.palette.light, 0.9);
}
