// Ground in layers: ridges, mountains, dunes and hills, each plane darker and warmer the nearer it lies.
import { mix } from "#artwork/colour.ts";
import { curve, noiseLine, type Point, polygon } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

const LEFT = -200;
const RIGHT = 1480;
const FLOOR = 940;

export type Ridge = {
  y: number;
  height: number;
  waves: number;
  depth: number;
  sharp?: boolean;
  label: string;
  step?: number;
  /** How far the line sinks from the middle of the picture to its right edge. */
  tilt?: number;
};

/** The crest of a ridge from left to right, reaching over both edges of the picture. */
export function crest(random: Random, shape: Ridge): Point[] {
  const step = shape.step ?? (shape.sharp === true ? 14 : 40);
  const count = Math.round((RIGHT - LEFT) / step) + 1;
  const heights = noiseLine(random.fork(shape.label), {
    count,
    waves: shape.waves,
    ...(shape.sharp === undefined ? {} : { sharp: shape.sharp }),
  });
  return heights.map((height, index): Point => {
    const x = LEFT + index * step;
    return [x, shape.y - height * shape.height + ((shape.tilt ?? 0) * (x - 640)) / 640];
  });
}

/** Height of a crest at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const right = points.findIndex(([px]) => px >= x);
  const [after, before] = [points[Math.max(0, right)], points[Math.max(0, right - 1)]];
  if (after === undefined || before === undefined) return 0;
  const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
  return before[1] + (after[1] - before[1]) * share;
}

/** Fills everything below a crest; the farther the plane, the more haze gathers at its foot. */
export function ground(
  stage: Stage,
  points: readonly Point[],
  options: { depth: number; smooth?: boolean; colour?: string },
): void {
  const { depth, smooth = false, colour = stage.tone(depth) } = options;
  const top = points.reduce((low, [, y]) => Math.min(low, y), FLOOR);
  const haze = mix(colour, stage.palette.glow, Math.max(0, 0.5 - depth * 0.55));
  const paint = stage.paper.linear(
    [0, top],
    [0, top + 190],
    [
      [0, colour],
      [1, haze],
    ],
  );
  const outline = smooth
    ? `${curve(points)}L${RIGHT} ${FLOOR}L${LEFT} ${FLOOR}Z`
    : polygon([...points, [RIGHT, FLOOR], [LEFT, FLOOR]]);
  stage.paper.fill(outline, depth >= 0.95 ? colour : paint);
}

/** A ridge drawn in one go; returns its crest to set things on. */
export function ridge(stage: Stage, shape: Ridge): Point[] {
  const points = crest(stage.random, shape);
  ground(stage, points, { depth: shape.depth, smooth: shape.sharp !== true });
  return points;
}

/** A thin light edge along a crest, only near the light. */
export function rimLine(
  stage: Stage,
  points: readonly Point[],
  options: { width?: number; reach?: number; smooth?: boolean } = {},
): void {
  const { width = 3, reach = 420, smooth = true } = options;
  const [x, y] = stage.light.at;
  const paint = stage.paper.radial([x, (y + stage.horizon) / 2], reach, [
    [0, stage.palette.light, 0.95],
    [0.5, stage.palette.light, 0.5],
    [1, stage.palette.light, 0],
  ]);
  const d = smooth
    ? curve(points)
    : `M${points.map(([px, py]) => `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`).join("L")}`;
  stage.paper.stroke(d, paint, { width });
}

export type Peak = { summit: Point; base: number; spread: number; depth: number; snow?: number };

/** A mountain of two faces, one in the light, with jagged edges and a snow cap if `snow` (share of the height) is given. */
export function peak(stage: Stage, shape: Peak): void {
  const { summit, base, spread, depth, snow = 0 } = shape;
  const random = stage.random.fork(`peak-${Math.round(summit[0])}-${Math.round(base)}`);
  const side = Math.sign(stage.light.at[0] - summit[0]) || 1;
  const dark = edge(random, [summit, [summit[0] - side * spread, base]]);
  const lit = edge(random, [summit, [summit[0] + side * spread * random.range(0.8, 1.2), base]]);
  const spine = edge(random, [summit, [summit[0] + side * spread * random.range(-0.08, 0.22), base]], 0.07);
  const shadow = stage.tone(depth);
  const sunny = mix(shadow, depth < 0.4 ? stage.palette.light : stage.palette.glow, 0.3);
  stage.paper.fill(polygon([...dark, ...[...lit].reverse()]), faded(stage, shape, shadow));
  stage.paper.fill(polygon([...spine, ...[...lit].reverse()]), faded(stage, shape, sunny));
  const backlit = Math.hypot(stage.light.at[0] - summit[0], stage.light.at[1] - summit[1]) < stage.light.radius + 70;
  // A cap of snow would melt into the disc behind it.
  if (snow > 0 && !backlit) snowCap(stage, { lit, dark, spine }, snow);
}

function faded(stage: Stage, { summit, base, depth }: Peak, colour: string): string {
  return stage.paper.linear(
    [0, summit[1]],
    [0, base],
    [
      [0, colour],
      [0.35, colour],
      [1, mix(colour, stage.palette.glow, 0.75 - depth * 0.6)],
    ],
  );
}

const EDGE_STEPS = 16;

/** A broken line from a summit to its foot. */
function edge(random: Random, [from, to]: readonly [Point, Point], rough = 0.05): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: EDGE_STEPS + 1 }, (_, index): Point => {
    const along = index / EDGE_STEPS;
    const wobble = index === 0 || index === EDGE_STEPS ? 0 : length * rough * random.range(-0.5, 0.5);
    const bulge = 1 - 0.16 * Math.sin(Math.PI * along);
    return [from[0] + (to[0] - from[0]) * along * bulge + wobble, from[1] + (to[1] - from[1]) * along + wobble * 0.4];
  });
}

function snowCap(stage: Stage, faces: { lit: Point[]; dark: Point[]; spine: Point[] }, share: number): void {
  const steps = Math.max(2, Math.round(share * EDGE_STEPS));
  const teeth = (outer: readonly Point[], inner: readonly Point[]): Point[] => {
    const [from, to] = [outer[steps] ?? [0, 0], inner[steps + 1] ?? [0, 0]];
    return [0.2, 0.4, 0.6, 0.8].map((along, index): Point => [
      from[0] + (to[0] - from[0]) * along,
      from[1] + (to[1] - from[1]) * along + (index % 2 === 0 ? -1 : 1) * Math.abs(to[0] - from[0]) * 0.13,
    ]);
  };
  const cap = (outer: readonly Point[]): string =>
    polygon([...outer.slice(0, steps + 1), ...teeth(outer, faces.spine), ...faces.spine.slice(0, steps + 2).reverse()]);
  stage.paper.fill(cap(faces.dark), mix(stage.palette.light, stage.palette.sky, 0.42));
  stage.paper.fill(cap(faces.lit), mix(stage.palette.light, stage.palette.glow, 0.1));
}

export type Dune = { crestAt: Point; left: number; right: number; depth: number };

/** A dune: its crest swings from the summit down to the viewer and parts the lit flank from the dark one. */
export function dune(stage: Stage, shape: Dune): void {
  const { crestAt, left, right, depth } = shape;
  const [x, y] = crestAt;
  const dark = stage.light.at[0] >= x ? -1 : 1;
  const lit = mix(mix(stage.palette.glow, stage.palette.light, 0.3), stage.palette.deep, 0.08 + depth * 0.5);
  const shade = mix(mix(stage.palette.deep, stage.palette.glow, 0.42 - depth * 0.3), stage.palette.ink, depth * 0.3);
  const rise = `C${left + (x - left) * 0.5} ${y + 112} ${x - (x - left) * 0.2} ${y + 6} ${x} ${y}`;
  const fall = `C${x + (right - x) * 0.2} ${y + 6} ${right - (right - x) * 0.5} ${y + 112} ${right} ${y + 130}`;
  const body = `M${left} ${FLOOR}L${left} ${y + 130}${rise}${fall}L${right} ${FLOOR}Z`;
  stage.paper.fill(
    body,
    stage.paper.linear(
      [0, y],
      [0, y + 420],
      [
        [0, lit],
        [1, mix(lit, stage.palette.deep, 0.4)],
      ],
    ),
  );
  const crestLine = `M${x} ${y}C${x - dark * 40} ${y + 34} ${x + dark * 150} ${y + 84} ${x + dark * 70} ${y + 150}C${x + dark * 10} ${y + 204} ${x + dark * 150} ${y + 250} ${x + dark * 110} ${FLOOR}`;
  const flank =
    dark < 0
      ? `L${left} ${FLOOR}L${left} ${y + 130}${rise}Z`
      : `L${right} ${FLOOR}L${right} ${y + 130}C${right - (right - x) * 0.5} ${y + 112} ${x + (right - x) * 0.2} ${y + 6} ${x} ${y}Z`;
  stage.paper.fill(
    crestLine + flank,
    stage.paper.linear(
      [0, y],
      [0, y + 320],
      [
        [0, shade],
        [1, mix(shade, lit, 0.25)],
      ],
    ),
  );
}
