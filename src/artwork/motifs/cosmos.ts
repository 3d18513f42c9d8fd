// What lies between the planets: stars, gas, galaxies, holes, rocks.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, fixed, type Point, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow, SHEET } from "./sky.ts";

/** The dark between the worlds: graded from one corner, with stars of three sizes all over. */
export function deepSpace(stage: Stage, options: { centre?: Point; stars?: number } = {}): void {
  const { paper, palette } = stage;
  const { centre = stage.light.at, stars = 240 } = options;
  const dark = mix(palette.ink, palette.sky, 0.18);
  paper.fill(
    SHEET,
    paper.radial(centre, 900, [
      [0, mix(palette.sky, palette.glow, 0.3)],
      [0.35, mix(palette.sky, palette.deep, 0.4)],
      [1, dark],
    ]),
  );
  const random = stage.random.fork("space-stars");
  const sizes = [0.9, 1.5, 2.4].map((size, index) => {
    const count = Math.round(stars / 4 ** index);
    return Array.from({ length: count }, () =>
      circle(random.range(-100, 1380), random.range(-100, 820), size * random.range(0.7, 1.1)),
    ).join("");
  });
  for (const [index, dots] of sizes.entries()) paper.fill(dots, palette.light, 0.4 + index * 0.25);
}

/** Veils of coloured gas across the sky. */
export function nebula(stage: Stage, at: Point, size: number): void {
  const random = stage.random.fork("nebula");
  const { palette, paper } = stage;
  for (const [index, colour] of [palette.glow, palette.deep, palette.spot, palette.glow].entries()) {
    const centre: Point = [at[0] + random.range(-0.5, 0.5) * size, at[1] + random.range(-0.3, 0.3) * size];
    const reach = size * random.range(0.5, 0.9);
    const paint = paper.radial(centre, reach, [
      [0, colour, index === 2 ? 0.2 : 0.42],
      [0.5, colour, 0.16],
      [1, colour, 0],
    ]);
    paper.fill(ellipse(centre, reach, reach * random.range(0.6, 1)), paint);
  }
}

/** Rocks adrift along a band from one point to another, near ones larger and darker. */
export function asteroids(
  stage: Stage,
  [from, to]: readonly [Point, Point],
  options: { count: number; size: number; depth: number; label: string },
): void {
  const { count, size, depth, label } = options;
  const random = stage.random.fork(label);
  const side = (x: number): number => Math.sign(stage.light.at[0] - x) || 1;
  const rocks = Array.from({ length: count }, () => {
    const along = random.next();
    const [x, y] = [
      from[0] + (to[0] - from[0]) * along + random.range(-50, 50),
      from[1] + (to[1] - from[1]) * along + random.range(-50, 50),
    ];
    const r = size * random.range(0.25, 1);
    const outline = Array.from({ length: 7 }, (_, corner): Point => {
      const turn = (corner / 7) * 2 * Math.PI;
      return [x + Math.cos(turn) * r * random.range(0.7, 1.15), y + Math.sin(turn) * r * random.range(0.6, 1)];
    });
    return { outline, x, r };
  });
  const lit = rocks.map(({ outline, x, r }) =>
    polygon(outline.map(([px, py]): Point => [px + side(x) * r * 0.1, py - r * 0.1])),
  );
  stage.paper.fill(lit.join(""), mix(stage.palette.light, stage.palette.glow, 0.4));
  stage.paper.fill(rocks.map(({ outline }) => polygon(outline)).join(""), stage.tone(depth));
}

/** Rocks adrift across the whole picture, from one height at its left to another at its right. */
export function belt(
  stage: Stage,
  [left, right]: Point,
  options: { count: number; size: number; depth: number; label: string },
): void {
  const ends: [Point, Point] = [
    [-160, left],
    [1440, right],
  ];
  asteroids(stage, ends, options);
}

/** A spiral galaxy seen from the side, its arms drawn in dots. */
export function galaxy(stage: Stage, [x, y]: Point, options: { radius: number; tilt: number }): void {
  const { radius, tilt } = options;
  const { paper, palette } = stage;
  const random = stage.random.fork("galaxy");
  paper.transformed(`translate(${fixed(x)} ${fixed(y)}) rotate(${tilt}) scale(1 0.42)`, () => {
    paper.fill(
      circle(0, 0, radius),
      paper.radial([0, 0], radius, [
        [0, palette.light, 0.95],
        [0.12, palette.light, 0.7],
        [0.4, palette.glow, 0.3],
        [1, palette.glow, 0],
      ]),
    );
    for (const arm of [0, 1, 2]) {
      const dots = Array.from({ length: 150 }, (_, index) => {
        const out = ((index + 4) / 154) ** 0.75;
        const turn = (arm * 2 * Math.PI) / 3 + out * 4.2 + random.range(-0.3, 0.3) * (1.1 - out);
        return circle(Math.cos(turn) * out * radius, Math.sin(turn) * out * radius, random.range(1.5, 9) * (1.2 - out));
      });
      paper.fill(dots.join(""), arm === 1 ? mix(palette.light, palette.spot, 0.55) : palette.light, 0.8);
    }
  });
}

/** A black hole in its disc of fire. */
export function blackHole(stage: Stage, [x, y]: Point, options: { radius: number; tilt: number }): void {
  const { radius, tilt } = options;
  const { paper, palette } = stage;
  const disc = (sweep: 0 | 1): void => {
    for (const [reach, width, opacity] of [
      [2.7, 0.16, 0.35],
      [2.3, 0.3, 0.55],
      [1.9, 0.34, 0.85],
      [1.55, 0.2, 1],
    ] as const) {
      const rx = radius * reach;
      const colour = mix(palette.spot, palette.light, Math.min(1, (2.8 - reach) / 1.2));
      paper.stroke(`M${-rx} 0A${rx} ${rx * 0.2} 0 0 ${sweep} ${rx} 0`, colour, { width: radius * width, opacity });
    }
  };
  glow(stage, [x, y], { radius: radius * 3.4, opacity: 0.5, colour: palette.glow });
  paper.transformed(`translate(${fixed(x)} ${fixed(y)}) rotate(${tilt})`, () => {
    disc(1);
    for (const [reach, opacity] of [
      [1.5, 0.3],
      [1.3, 0.6],
      [1.12, 1],
    ] as const)
      paper.stroke(circle(0, 0, radius * reach), mix(palette.light, palette.glow, (reach - 1.1) * 1.5), {
        width: radius * 0.15,
        opacity,
      });
    paper.fill(circle(0, 0, radius * 1.06), mix(palette.ink, "#000000", 0.5));
    disc(0);
  });
}
