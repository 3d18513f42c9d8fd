// Snow and ice: lit snowfields, footprints, snow-laden pines, ice walls, crystals, a sled with its team, people on boards.
import { mix } from "#artwork/colour.ts";
import { curve, ellipse, fixed, limb, polygon, type Point } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { crest } from "./land.ts";

/** The colour of snow on a plane: 0 far and hazy, 1 near and in the shade of the evening. */
export function snowTone(stage: Stage, depth: number): string {
  const { light, glow, sky, deep, ink } = stage.palette;
  const shade = mix(mix(deep, sky, 0.4), ink, depth > 0.8 ? (depth - 0.8) * 1.5 : 0);
  return mix(mix(light, glow, 0.25), shade, 0.12 + depth * 0.62);
}

/** A soft field of snow in the light, its hollows in shade; returns its crest. */
export function snowfield(
  stage: Stage,
  field: { y: number; height: number; depth: number; label: string; waves?: number },
): Point[] {
  const { y, height, depth, label, waves = 2 } = field;
  const { paper } = stage;
  const points = crest(stage.random, { y, height, waves, depth, label });
  const colour = snowTone(stage, depth);
  const [x] = stage.light.at;
  const body = `${curve(points)}L1480 940L-200 940Z`;
  paper.fill(
    body,
    paper.linear(
      [0, y - height],
      [0, y + 240],
      [
        [0, mix(colour, stage.palette.light, 0.35)],
        [0.25, colour],
        [1, mix(colour, mix(stage.palette.deep, stage.palette.ink, 0.3), 0.6)],
      ],
    ),
  );
  paper.fill(
    body,
    paper.radial([x, y], 520, [
      [0, stage.palette.light, 0.4],
      [1, stage.palette.light, 0],
    ]),
  );
  return points;
}

/** Footprints leading from the viewer to a point. */
export function footprints(stage: Stage, from: Point, to: Point): void {
  const steps = 26;
  const prints = Array.from({ length: steps }, (_, n): string => {
    const along = 1 - (1 - n / steps) ** 2;
    const size = 1 - along * 0.86;
    const x =
      from[0] + (to[0] - from[0]) * along + 26 * Math.sin(along * 7) * (1 - along) + (n % 2 === 0 ? -9 : 9) * size;
    return ellipse([x, from[1] + (to[1] - from[1]) * along], 8 * size, 4 * size);
  });
  stage.paper.fill(prints.join(""), mix(stage.palette.deep, stage.palette.ink, 0.35), 0.6);
}

/** A pine under snow: dark tiers, each with a white brow on the side of the light. */
export function snowPine(
  stage: Stage,
  [x, y]: Point,
  options: { height: number; colour: string; random: Random },
): void {
  const { height, colour, random } = options;
  const width = height * random.range(0.2, 0.26);
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const [dark, white]: [string[], string[]] = [[], []];
  dark.push(
    polygon([
      [x - height * 0.02, y + 4],
      [x - height * 0.02, y - height * 0.15],
      [x + height * 0.02, y - height * 0.15],
      [x + height * 0.02, y + 4],
    ]),
  );
  for (let tier = 4; tier >= 0; tier -= 1) {
    const [top, foot] = [y - height * (1 - tier * 0.17), y - height * (0.72 - tier * 0.155)];
    const half = width * (0.34 + tier * 0.165);
    dark.push(
      polygon([
        [x, top],
        [x + half, foot],
        [x + half * 0.4, foot - height * 0.02],
        [x, foot + height * 0.012],
        [x - half * 0.4, foot - height * 0.02],
        [x - half, foot],
      ]),
    );
    white.push(
      polygon([
        [x, top],
        [x + side * half, foot],
        [x + side * half * 0.62, foot - height * 0.055],
        [x + side * half * 0.4, foot - height * 0.03],
        [x + side * half * 0.06, top + (foot - top) * 0.46],
      ]),
    );
    white.push(
      polygon([
        [x, top],
        [x - side * half * 0.42, top + (foot - top) * 0.45],
        [x - side * half * 0.1, top + (foot - top) * 0.4],
      ]),
    );
  }
  stage.paper.fill(dark.join(""), colour);
  stage.paper.fill(white.join(""), mix(snowTone(stage, 0.15), colour, 0.3));
}

/** A cluster of ice crystals standing on a foot line. */
export function crystals(
  stage: Stage,
  [x, y]: Point,
  options: { height: number; random: Random; colour: string },
): void {
  const { height, random, colour } = options;
  const { paper, palette } = stage;
  for (const [lean, tall] of [
    [-0.5, 0.6],
    [0.55, 0.7],
    [-0.22, 0.85],
    [0.24, 0.62],
    [0.02, 1],
  ] as const) {
    const h = height * tall * random.range(0.85, 1.1);
    const w = h * 0.15;
    const tip: Point = [x + lean * h * 0.8, y - h];
    const shoulder = (side: number): Point => [x + lean * h * 0.66 + side * w, y - h * 0.78];
    const foot = (side: number): Point => [x + lean * h * 0.12 + side * w * 0.9, y + 6];
    paper.fill(polygon([tip, shoulder(1), foot(1), foot(-1), shoulder(-1)]), colour);
    const lit = Math.sign(stage.light.at[0] - x) || 1;
    paper.fill(
      polygon([tip, shoulder(lit), foot(lit), foot(lit * 0.1), [tip[0] + lit * w * 0.1, tip[1] + h * 0.3]]),
      mix(colour, palette.light, 0.6),
    );
  }
}

/** A frame of ice around an opening, hung with icicles; drawn as everything outside of it. */
export function iceFrame(random: Random, opening: { at: Point; rx: number; ry: number }): string {
  const { at, rx, ry } = opening;
  const points: Point[] = [];
  for (let n = 0; n < 40; n += 1) {
    const angle = -(n / 40) * 2 * Math.PI;
    const [x, y] = [
      at[0] + Math.cos(angle) * rx * random.range(0.93, 1.08),
      at[1] + Math.sin(angle) * ry * random.range(0.93, 1.08),
    ];
    const hang = Math.max(0, -Math.sin(angle));
    points.push([x, y]);
    if (hang > 0.3 && random.chance(0.75))
      points.push([x - 7, y + ry * hang * random.range(0.12, 0.42)], [x - 14, y - 4]);
  }
  return `M-220 -220H1500V940H-220Z${polygon(points)}`;
}

const DOG = `M-30 -26C-20 -32 4 -32 14 -30L24 -40L26 -48L30 -41L42 -36L40 -31L30 -28C26 -20 18 -15 8 -14L-24 -15C-34 -16 -36 -22 -30 -26ZM-30 -24C-40 -30 -44 -40 -38 -46C-38 -36 -32 -32 -24 -28Z${limb([14, -18], [24, 0], [6, 3])}${limb([8, -18], [4, -1], [6, 3])}${limb([-24, -20], [-36, 0], [7, 3])}${limb([-20, -18], [-12, -1], [6, 3])}`;

/** A dog running right around its feet, 80 units long. */
export function sledDog(): string {
  return DOG;
}

/** A tower of smoke bending with the wind. */
export function smoke(stage: Stage, [x, y]: Point, options: { height: number; width: number; colour: string }): void {
  const { height, width, colour } = options;
  for (const [share, opacity] of [
    [1, 0.35],
    [0.6, 0.4],
  ] as const) {
    const sway = (along: number): number =>
      60 * along ** 1.6 + 10 * Math.sin(2 * Math.PI * (stage.time + along * 1.5)) * along;
    const edge = (side: number): Point[] =>
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((along): Point => [
        x + sway(along) + side * width * share * (0.2 + along * (1 + 0.4 * Math.sin(along * 9))),
        y - height * along * (share * 0.3 + 0.7),
      ]);
    stage.paper.fill(
      `${curve(edge(-1))}L${edge(1)
        .toReversed()
        .map(([px, py]) => `${fixed(px)} ${fixed(py)}`)
        .join("L")}Z`,
      colour,
      opacity,
    );
  }
}
