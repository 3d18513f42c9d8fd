// The sea and what is in it: the deep with its shafts of light, corals, fish, submarine, islands, boats.
import { mix } from "#artwork/colour.ts";
import { blob, circle, fixed, limb, type Point, polygon } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";
import { SHEET } from "./sky.ts";

/** The water seen from within: brightest under the surface, dark below, shafts of light from one point above. */
export function deep(stage: Stage, from: Point): void {
  const { paper, palette } = stage;
  const top = mix(mix(palette.glow, palette.light, 0.25), palette.sky, 0.25);
  const low = mix(palette.deep, palette.ink, 0.7);
  paper.fill(
    SHEET,
    paper.linear(
      [0, -40],
      [0, 740],
      [
        [0, top],
        [0.3, mix(top, palette.deep, 0.5)],
        [0.7, mix(palette.deep, palette.ink, 0.3)],
        [1, low],
      ],
    ),
  );
  paper.fill(
    SHEET,
    paper.radial(from, 760, [
      [0, palette.light, 0.85],
      [0.3, palette.light, 0.28],
      [1, palette.light, 0],
    ]),
  );
  const random = stage.random.fork("shafts");
  for (let n = 0; n < 9; n += 1) {
    const lean = (n - 4) * 0.2 + random.range(-0.05, 0.05);
    const wide = random.range(24, 70);
    const sway = 22 * Math.sin(2 * Math.PI * (stage.time + n / 4));
    const foot = from[0] + lean * 900 + sway;
    const paint = paper.linear(
      [0, -20],
      [0, 640],
      [
        [0, palette.light, 0.3],
        [1, palette.light, 0],
      ],
    );
    paper.fill(
      polygon([
        [from[0] + lean * 160 - wide * 0.4, -60],
        [from[0] + lean * 160 + wide * 0.4, -60],
        [foot + wide * 2, 700],
        [foot - wide * 2, 700],
      ]),
      paint,
    );
  }
}

/** The underside of the surface: a bright rippled band. */
export function surface(stage: Stage): void {
  const { paper, palette } = stage;
  const random = stage.random.fork("surface");
  for (const [y, opacity] of [
    [30, 0.35],
    [12, 0.6],
  ] as const) {
    let edge = `M-220 -220L-220 ${y}`;
    for (let x = -220; x < 1500; x += 86) edge += `q43 ${fixed(random.range(10, 26))} 86 0`;
    paper.fill(`${edge}L1512 -220Z`, palette.light, opacity);
  }
}

/** Air bubbles rising from a point. */
export function bubbles(stage: Stage, [x, y]: Point, count: number): void {
  const random = stage.random.fork(`bubbles-${Math.round(x)}`);
  for (let n = 0; n < count; n += 1) {
    const rise = ((n / count + stage.time) % 1) * 240;
    const r = random.range(2, 7) * (0.6 + rise / 300);
    const at: Point = [x + random.range(-20, 20) + 8 * Math.sin(rise / 30), y - rise];
    stage.paper.stroke(circle(at[0], at[1], r), stage.palette.light, { width: 1.6, opacity: 0.8 });
  }
}

/** A fish heading right around 0 0, 40 units long. */
export const FISH = "M20 0C12 -9 0 -11 -10 -4L-20 -11L-17 0L-20 11L-10 4C0 11 12 9 20 0Z";

/** A shoal in a lens, as one outline. */
export function shoal(stage: Stage, [x, y]: Point, options: { count: number; spread: number; size: number }): void {
  const random = stage.random.fork(`shoal-${Math.round(x)}`);
  for (let n = 0; n < options.count; n += 1) {
    const angle = random.range(0, 2 * Math.PI);
    const far = Math.sqrt(random.next()) * options.spread;
    const at: Point = [
      x + Math.cos(angle) * far * 1.9 + 14 * Math.sin(2 * Math.PI * (stage.time + n / 9)),
      y + Math.sin(angle) * far * 0.6,
    ];
    silhouette(stage, FISH, {
      at,
      scale: options.size * random.range(0.7, 1.2),
      colour: mix(stage.tone(0.62), stage.palette.spot, n % 4 === 0 ? 0.85 : 0),
      rim: 1,
    });
  }
}

/** Kelp and fans of coral growing from a point of the sea floor. */
export function seaPlants(random: Random, [x, y]: Point, options: { height: number; sway: number }): string {
  const { height, sway } = options;
  const stalks = Array.from({ length: random.int(3, 6) }, (_, n): string => {
    const tall = height * random.range(0.5, 1);
    const foot = x + (n - 2) * 12;
    const tip = foot + random.range(-30, 30) + sway;
    return `M${fixed(foot - 6)} ${fixed(y)}C${fixed(foot - 24)} ${fixed(y - tall * 0.4)} ${fixed(foot + 26)} ${fixed(y - tall * 0.6)} ${fixed(tip)} ${fixed(y - tall)}C${fixed(foot + 40)} ${fixed(y - tall * 0.55)} ${fixed(foot - 4)} ${fixed(y - tall * 0.4)} ${fixed(foot + 7)} ${fixed(y)}Z`;
  });
  return stalks.join("");
}

/** A branching coral. */
export function coral(random: Random, foot: Point, height: number): string {
  const grow = (from: Point, angle: number, [length, order]: readonly [number, number]): string => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const own = limb(from, to, [7 + order * 3, 6 + order * 2]);
    if (order === 0) return own;
    return (
      own +
      grow(to, angle - random.range(0.3, 0.6), [length * 0.76, order - 1]) +
      grow(to, angle + random.range(0.3, 0.6), [length * 0.76, order - 1])
    );
  };
  return grow(foot, -Math.PI / 2 + random.range(-0.2, 0.2), [height * 0.34, 3]);
}

/** An island of rock with a soft outline, rising from the water line. */
export function islet(random: Random, [x, y]: Point, options: { width: number; height: number }): string {
  const { width, height } = options;
  const points: Point[] = [[x - width / 2, y + 4]];
  for (let n = 1; n < 8; n += 1) {
    const along = n / 8;
    points.push([x + (along - 0.5) * width, y - height * Math.sin(Math.PI * along) ** 0.8 * random.range(0.62, 1.05)]);
  }
  points.push([x + width / 2, y + 4]);
  return blob(points);
}
