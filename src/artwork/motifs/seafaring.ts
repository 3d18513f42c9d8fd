// The sea and what is in it: the deep with its shafts of light, corals, fish, submarine, islands, boats.
import { mix } from "#artwork/colour.ts";
import { blob, circle, fixed, limb, type Point, polygon, rect } from "#artwork/path.ts";
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

/** A submarine heading right, 240 units long, with the cone of its lamp. */
export function submarine(stage: Stage, at: Point, scale: number): void {
  const { paper, palette } = stage;
  const hull =
    "M-110 0C-112 -26 -76 -38 0 -38C66 -38 112 -26 116 0C112 26 66 36 0 36C-76 36 -112 26 -110 0ZM-30 -34L-24 -70L30 -70L40 -34ZM-104 -6L-134 -32L-134 32L-104 6Z" +
    rect([-2, -96], 5, 30) +
    rect([-2, -98], 16, 6);
  paper.fill(
    polygon([
      [at[0] + 104 * scale, at[1] - 6 * scale],
      [at[0] + 560 * scale, at[1] - 130 * scale],
      [at[0] + 560 * scale, at[1] + 170 * scale],
    ]),
    paper.linear(
      [at[0] + 100 * scale, 0],
      [at[0] + 540 * scale, 0],
      [
        [0, palette.light, 0.75],
        [1, palette.light, 0],
      ],
    ),
  );
  silhouette(stage, hull, {
    at,
    scale,
    colour: mix(palette.ink, palette.deep, 0.15),
    rim: 3,
    turn: 2 * Math.sin(2 * Math.PI * stage.time),
    details: () => {
      paper.fill("M-110 2C-108 26 -76 36 0 36C66 36 112 26 116 2C70 12 -60 14 -110 2Z", palette.spot);
      for (const x of [-46, 0, 46]) paper.fill(circle(x, -8, 11), palette.spot);
      for (const x of [-46, 0, 46]) paper.fill(circle(x, -8, 7.5), palette.light);
      paper.fill(circle(104, -4, 8), palette.light);
    },
  });
}

/** A diver swimming to the right, 100 units long. */
export const DIVER =
  limb([-14, 0], [22, -8], [15, 17]) +
  circle(36, -12, 9) +
  limb([20, -4], [44, 12], [6, 5]) +
  limb([-14, 0], [-40, 6], [10, 7]) +
  limb([-40, 6], [-60, 2], [7, 4]) +
  limb([-14, 2], [-36, 16], [10, 7]) +
  limb([-36, 16], [-58, 18], [7, 4]) +
  polygon([
    [-58, 0],
    [-78, -6],
    [-76, 8],
  ]) +
  polygon([
    [-56, 16],
    [-76, 14],
    [-72, 27],
  ]) +
  limb([-8, -12], [16, -19], [11, 11]);

/** What a whale shows beside its outline: pale throat with its grooves, the eye and the line of the mouth. */
export function whaleMarks(stage: Stage): void {
  const { paper, palette } = stage;
  const throat = "M132 -6C130 20 92 32 46 36C10 38 -20 34 -40 26C10 26 60 6 132 -6Z";
  paper.fill(throat, mix(palette.light, palette.deep, 0.4), 0.85);
  paper.clipped(throat, () =>
    paper.stroke(
      "M130 0C96 10 60 22 -20 30M130 6C96 18 66 28 0 34M126 12C100 24 74 32 20 38M118 -3C90 2 50 14 -30 24",
      palette.ink,
      { width: 2, opacity: 0.45 },
    ),
  );
  paper.stroke("M131 -8C112 -2 96 0 80 -2", palette.ink, { width: 2.4, opacity: 0.6 });
  paper.fill(circle(84, -12, 3.2), palette.light);
  paper.fill(
    "M44 -52C-10 -50 -54 -30 -96 -6C-50 -22 -10 -40 44 -44C80 -44 110 -34 126 -20C116 -44 84 -54 44 -52Z",
    palette.light,
    0.16,
  );
}

/** A great arch of rock standing in the water, its foot line at 0 0, about 600 units wide, and its faces in the light. */
export const SEA_ARCH = {
  rock: "M-316 6L-304 -64L-286 -88L-276 -160L-252 -190L-244 -232L-206 -256L-190 -288L-120 -296L-84 -316L-8 -310L36 -322L108 -300L168 -304L206 -270L252 -252L258 -200L286 -172L282 -120L300 -84L298 -40L318 6L152 6L160 -52L140 -96L138 -134L104 -160L84 -194L30 -196L-10 -212L-48 -184L-80 -176L-88 -132L-112 -98L-104 -44L-116 6Z",
  lit: "M-116 6L-104 -44L-112 -98L-88 -132L-80 -176L-48 -184L-10 -212L30 -196L22 -222L-16 -240L-64 -214L-104 -200L-114 -146L-140 -106L-132 -40L-146 6ZM252 -252L258 -200L286 -172L282 -120L300 -84L298 -40L318 6L286 6L270 -44L272 -80L252 -118L256 -164L228 -196L226 -262Z",
} as const;

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

/** A small boat with one sail, 90 units high, heading right. */
export const DINGHY = {
  hull: "M-46 -14L48 -14C40 0 26 4 -2 4C-30 4 -42 -2 -46 -14Z" + limb([0, -12], [0, -92], [3, 2]),
  sail: "M4 -88C30 -66 38 -44 40 -22L4 -22ZM-4 -80L-4 -22L-34 -22Z",
} as const;

/** The coils of a sea serpent above the water line, its head to the right. */
export const SERPENT =
  "M-190 6C-186 -46 -124 -48 -118 6ZM-90 6C-86 -66 -4 -68 2 6ZM36 6C40 -60 60 -110 96 -124C112 -134 138 -130 154 -118L176 -108L158 -100L172 -92L140 -90C118 -86 104 -60 102 6ZM104 -128L98 -146L118 -132Z";
