// Path data for SVG from points. Knows nothing of colour or scenes.
import type { Random } from "./prng.ts";

/** x to the right, y down, in pixels of the picture. */
export type Point = readonly [number, number];

/** One decimal is below what a pixel shows and keeps the markup short. */
export function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}

function at([x, y]: Point): string {
  return `${fixed(x)} ${fixed(y)}`;
}

/** A closed outline with straight edges. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/** An open line with straight edges. */
export function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** A smooth open line through all points (Catmull-Rom turned into cubic curves). */
export function curve(points: readonly Point[]): string {
  const parts = points.map((point, index) => {
    if (index === 0) return `M${at(point)}`;
    const previous = points[index - 1] ?? point;
    const before = points[index - 2] ?? previous;
    const after = points[index + 1] ?? point;
    const first: Point = [previous[0] + (point[0] - before[0]) / 6, previous[1] + (point[1] - before[1]) / 6];
    const second: Point = [point[0] - (after[0] - previous[0]) / 6, point[1] - (after[1] - previous[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(point)}`;
  });
  return parts.join("");
}

/** A smooth closed outline through all points. */
export function blob(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  return `${curve([...points, first])}Z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse([cx, cy], r, r);
}

export function ellipse([cx, cy]: Point, rx: number, ry: number): string {
  const [width, height] = [fixed(rx), fixed(ry)];
  return `M${fixed(cx - rx)} ${fixed(cy)}a${width} ${height} 0 1 1 ${fixed(2 * rx)} 0a${width} ${height} 0 1 1 ${fixed(-2 * rx)} 0Z`;
}

export function rect([x, y]: Point, width: number, height: number): string {
  return `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`;
}

/** A limb without its round ends. */
export function taper([ax, ay]: Point, [bx, by]: Point, [aWidth, bWidth]: readonly [number, number]): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / length / 2, (ax - bx) / length / 2];
  return polygon([
    [ax - nx * aWidth, ay - ny * aWidth],
    [ax + nx * aWidth, ay + ny * aWidth],
    [bx + nx * bWidth, by + ny * bWidth],
    [bx - nx * bWidth, by - ny * bWidth],
  ]);
}

/** A tapered limb: a quadrilateral with round ends, wound like a circle so that overlapping parts unite. */
export function limb(from: Point, to: Point, widths: readonly [number, number]): string {
  return taper(from, to, widths) + circle(...from, widths[0] / 2) + circle(...to, widths[1] / 2);
}

/** Heights from -1 to 1 along a line: several octaves of smooth value noise. `sharp` folds it into crests. */
export function noiseLine(random: Random, shape: { count: number; waves: number; sharp?: boolean }): number[] {
  const octaves = [1, 0.45, 0.22, 0.1].map((strength, octave) => {
    const knots = Math.ceil(shape.waves * 2 ** octave) + 2;
    return {
      strength,
      waves: shape.waves * 2 ** octave,
      knots: Array.from({ length: knots }, () => random.range(-1, 1)),
    };
  });
  return Array.from({ length: shape.count }, (_, index) => {
    const along = index / Math.max(1, shape.count - 1);
    const height = octaves.reduce(
      (sum, { strength, waves, knots }) => sum + strength * knotValue(knots, along * waves),
      0,
    );
    return shape.sharp === true ? 1 - 2 * Math.abs(height / 1.3) : height / 1.3;
  });
}

function knotValue(knots: readonly number[], position: number): number {
  const index = Math.floor(position);
  const share = position - index;
  const eased = share * share * (3 - 2 * share);
  return (knots[index] ?? 0) * (1 - eased) + (knots[index + 1] ?? 0) * eased;
}
