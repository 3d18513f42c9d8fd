// Two who fight and the places they do it in: fighters in pairs of poses, ropes, screens of paper, banners, crowds.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Heads and raised arms of a crowd along a line, as one outline. */
export function crowd(stage: Stage, y: number, options: { size: number; label: string; arms?: number }): string {
  const { size, label, arms = 0.3 } = options;
  const random = stage.random.fork(label);
  const foot = fixed(y + Math.max(size * 3.4, 58));
  // Below their shoulders they are one mass, as far down as the row before them begins.
  const parts = [`M-220 ${fixed(y + size * 1.2)}H1500V${foot}H-220Z`];
  for (let x = -200; x < 1480; x += size * random.range(1.6, 2.2)) {
    const top = y - random.range(0, size * 0.9) - size * 0.12 * Math.sin(2 * Math.PI * (stage.time * 2 + x / 90));
    const [left, right, neck] = [fixed(x - size * 0.85), fixed(x + size * 0.85), fixed(top + size * 0.5)];
    const shoulders = `M${left} ${foot}V${fixed(top + size * 1.3)}Q${left} ${neck} ${fixed(x)} ${neck}Q${right} ${neck} ${right} ${fixed(top + size * 1.3)}V${foot}Z`;
    parts.push(circle(x, top, size * 0.5) + shoulders);
    if (random.chance(arms))
      parts.push(
        limb(
          [x + size * 0.5, top + size],
          [x + size * random.range(0.5, 1.2), top - size * random.range(0.7, 1.4)],
          [size * 0.4, size * 0.3],
        ),
      );
  }
  return parts.join("");
}

/** A cone of light from above onto a spot of the floor. */
export function spotlight(stage: Stage, from: Point, to: { at: Point; half: number; opacity?: number }): void {
  const { at, half, opacity = 0.5 } = to;
  const { paper, palette } = stage;
  const paint = paper.linear(from, at, [
    [0, palette.light, opacity],
    [0.7, palette.light, opacity * 0.35],
    [1, palette.light, opacity * 0.1],
  ]);
  paper.fill(
    polygon([
      [from[0] - 12, from[1]],
      [from[0] + 12, from[1]],
      [at[0] + half, at[1]],
      [at[0] - half, at[1]],
    ]),
    paint,
  );
}

/** Corner posts and ropes of a boxing ring between two x at a floor line; `rise` is the height of the posts. */
export function ropes(
  stage: Stage,
  [left, right]: readonly [number, number],
  options: { y: number; rise: number; colour: string; sag?: number },
): void {
  const { paper, palette } = stage;
  const { y, rise, colour, sag = 6 } = options;
  for (const level of [0.34, 0.62, 0.9])
    paper.stroke(
      `M${left} ${fixed(y - rise * level)}Q${(left + right) / 2} ${fixed(y - rise * level + sag)} ${right} ${fixed(y - rise * level)}`,
      level === 0.62 ? palette.spot : colour,
      { width: rise / 24 },
    );
  for (const x of [left, right]) {
    paper.fill(rect([x - rise * 0.06, y - rise], rise * 0.12, rise), palette.ink);
    paper.fill(rect([x - rise * 0.09, y - rise * 0.96], rise * 0.18, rise * 0.7), mix(palette.spot, palette.ink, 0.3));
  }
}

/** A wall of paper screens in wooden frames. */
export function screens(stage: Stage, [top, foot]: readonly [number, number], colour: string): void {
  const { paper, palette } = stage;
  paper.fill(rect([-220, top], 1720, foot - top), colour);
  const high = foot - top;
  const bars: string[] = [];
  for (let x = -240; x < 1520; x += 176) {
    bars.push(rect([x - 7, top], 14, high));
    for (const share of [0.333, 0.667]) bars.push(rect([x + 176 * share - 1.5, top], 3, high * 0.78));
    for (const share of [0.26, 0.52, 0.78]) bars.push(rect([x, top + high * share - 1.5], 176, 3));
  }
  paper.fill(
    bars.join("") + rect([-220, top - 26], 1720, 34) + rect([-220, foot - 12], 1720, 16),
    mix(palette.ink, palette.deep, 0.35),
  );
}

/** A long banner with a swallow tail. */
export function banner(stage: Stage, [x, y]: Point, options: { width: number; length: number; colour: string }): void {
  const { width, length, colour } = options;
  const sway = 5 * Math.sin(2 * Math.PI * (stage.time + x / 300));
  stage.paper.fill(
    `M${x} ${y}h${width}Q${fixed(x + width + sway)} ${fixed(y + length / 2)} ${fixed(x + width)} ${y + length}L${fixed(x + width / 2 + sway)} ${y + length - width * 0.5}L${x} ${y + length}Q${fixed(x + sway)} ${fixed(y + length / 2)} ${x} ${y}Z`,
    colour,
  );
  stage.paper.fill(circle(x + width / 2, y + length * 0.36, width * 0.26), stage.palette.light, 0.9);
}
