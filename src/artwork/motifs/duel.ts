// Two who fight and the places they do it in: fighters in pairs of poses, ropes, screens of paper, banners, crowds.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { body, POSES, type Pose } from "./poses.ts";
import { silhouette } from "./silhouette.ts";

type Gear = "none" | "sword" | "coat" | "scarf" | "gloves";

const STANCE: Pose = {
  ...POSES.guard,
  head: [4, -86],
  neck: [1, -74],
  hip: [-5, -44],
  knees: [
    [16, -25],
    [-22, -24],
  ],
  feet: [
    [20, -2],
    [-36, -2],
  ],
};

const BLADE: Pose = {
  ...STANCE,
  elbows: [
    [18, -62],
    [8, -54],
  ],
  hands: [
    [24, -50],
    [16, -48],
  ],
};

/** Worn or carried on top of a body, in its units. */
function gearOf(gear: Gear, pose: Pose): string {
  const [hx, hy] = pose.hands[0];
  const [gx, gy] = pose.hands[1];
  const [nx, ny] = pose.neck;
  switch (gear) {
    case "sword":
      return (
        limb([hx - 6, hy + 5], [hx + 46, hy - 34], [2.6, 1.4]) +
        limb([hx + 4, hy - 8], [hx + 9, hy - 1], [2, 2]) +
        hakama(pose)
      );
    case "coat":
      return `M${nx - 10} ${ny}L${nx + 9} ${ny}L${pose.hip[0] + 12} ${pose.hip[1] + 4}L${pose.hip[0] + 4} -16L${pose.hip[0] - 44} -10C${pose.hip[0] - 30} -24 ${nx - 22} ${ny + 22} ${nx - 10} ${ny}Z`;
    case "scarf":
      return hakama(pose);
    case "gloves":
      return circle(hx + 2, hy, 6.4) + circle(gx + 2, gy, 6.4);
    case "none":
      return "";
  }
}

function hakama({ hip, feet, knees }: Pose): string {
  return polygon([
    [hip[0] - 8, hip[1] - 6],
    [hip[0] + 8, hip[1] - 6],
    [knees[0][0] + 9, knees[0][1]],
    [feet[0][0] + 7, -6],
    [feet[0][0] - 9, -5],
    [hip[0] - 2, -24],
    [feet[1][0] + 11, -5],
    [feet[1][0] - 6, -6],
    [knees[1][0] - 9, knees[1][1]],
  ]);
}

/** A knot's loose ends, blown away from the fight. */
function scarf({ neck, hip }: Pose, gear: Gear): string {
  const [x, y] = gear === "scarf" ? [neck[0] - 2, neck[1] - 4] : [hip[0] - 6, hip[1] - 4];
  const long = gear === "scarf" ? 50 : 26;
  return `M${x} ${y - 3}C${x - long * 0.4} ${y - 12} ${x - long * 0.6} ${y + 6} ${x - long} ${y - 6}C${x - long * 0.7} ${y + 10} ${x - long * 0.4} ${y - 2} ${x} ${y + 4}Z`;
}

/** Which two fight in this game, and how: pairs of poses with what they wear. */
const PAIRS = [
  [STANCE, STANCE],
  [POSES.punching, STANCE],
  [POSES.highKick, STANCE],
  [STANCE, POSES.punching],
  [POSES.leaping, STANCE],
] as const;

/** Two fighters facing each other around `x` on the line `y`, each `height` pixels tall, `gap` from one to the other. */
export function duel(
  stage: Stage,
  [x, y]: Point,
  options: { height: number; gap: number; blades?: boolean; gloves?: boolean },
): void {
  const { height, gap, blades = false, gloves = false } = options;
  const pair = blades ? [BLADE, BLADE] : PAIRS[stage.random.fork("pair").int(0, PAIRS.length - 1)];
  const gears = stage.world.fork("gear");
  const breath = 1 + 0.012 * Math.sin(2 * Math.PI * stage.time * 2);
  for (const side of [0, 1] as const) {
    const pose = pair?.[side] ?? STANCE;
    const gear: Gear = blades
      ? "sword"
      : gloves
        ? "gloves"
        : gears.fork(side).pick(["none", "coat", "scarf", "scarf"] as const);
    const lift = pose === POSES.leaping ? 0.2 * height : 0;
    const band = side === 0 ? stage.palette.spot : mix(stage.palette.light, stage.palette.glow, 0.5);
    silhouette(stage, body(pose) + gearOf(gear, pose), {
      at: [x + (side === 0 ? -gap / 2 : gap / 2), y - lift],
      scale: (height / 100) * breath,
      flip: side === 1,
      rim: 3,
      details: () => {
        stage.paper.fill(scarf(pose, gear), band);
        if (gear === "gloves") stage.paper.fill(gearOf("gloves", pose), band);
        if (gear === "none" || gear === "coat") stage.paper.fill(headband(pose), band);
      },
    });
  }
}

function headband({ head: [x, y] }: Pose): string {
  return `M${x - 8} ${y - 3}L${x + 8} ${y - 5}L${x + 8} ${y - 1.5}L${x - 8} ${y + 0.5}L${x - 22} ${y + 4}L${x - 20} ${y - 3}Z`;
}

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
