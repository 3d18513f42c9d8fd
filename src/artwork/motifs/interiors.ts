// Rooms seen from inside: a back wall with its floor and ceiling, things in rows along both walls, lit windows.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { archway } from "./masonry.ts";
import { glow, SHEET } from "./sky.ts";

export type Room = {
  /** The middle of the back wall at its foot. */
  at: Point;
  half: number;
  height: number;
  /** Colours of the back wall where the light falls and of what is far from it. */
  wall: readonly [lit: string, dark: string];
};

/** How a room widens toward the viewer: a point of the back wall, moved `share` (0 to 1) nearer. */
export function inDepth({ at: [x, y], half, height }: Room, [across, up]: Point, share: number): Point {
  const grow = 1 + 2.6 * share ** 1.5;
  return [x + across * half * grow, y + (940 - y) * 0.62 * share ** 1.5 - up * height * grow];
}

/** A piece of the wall on a side (-1 or 1): how near (0 to 1.6), how high (0 floor, 1 ceiling). */
export function onWall(hall: Room, side: number, piece: { along: Point; up: Point }): string {
  const [from, to] = piece.along;
  const [low, high] = piece.up;
  const corner = (share: number, up: number): Point => inDepth(hall, [side, up], share);
  return polygon([corner(from, low), corner(to, low), corner(to, high), corner(from, high)]);
}

/** A piece of the floor (`up` 0) or the ceiling (`up` 1): how near, and how far across (-1 to 1). */
export function onFlat(hall: Room, up: number, piece: { along: Point; across: Point }): string {
  const [from, to] = piece.along;
  const [left, right] = piece.across;
  const corner = (across: number, share: number): Point => inDepth(hall, [across, up], share);
  return polygon([corner(left, from), corner(right, from), corner(right, to), corner(left, to)]);
}

/** A box of a room: ceiling, side walls, floor, back wall. */
export function room(stage: Stage, shape: Room): void {
  const {
    at: [x, y],
    half,
    height,
    wall: [lit, dark],
  } = shape;
  const { paper, palette } = stage;
  paper.fill(SHEET, mix(dark, palette.ink, 0.55));
  for (const side of [-1, 1]) {
    const paint = paper.linear(
      [x + side * half, 0],
      [x + side * half * 3.4, 0],
      [
        [0, mix(lit, dark, 0.45)],
        [1, mix(dark, palette.ink, 0.35)],
      ],
    );
    const [top, foot] = [inDepth(shape, [side, 1], 1.6), inDepth(shape, [side, 0], 1.6)];
    paper.fill(polygon([[x + side * half, y - height], top, foot, [x + side * half, y]]), paint);
  }
  paper.fill(
    polygon([[x - half, y], [x + half, y], inDepth(shape, [1, 0], 1.6), inDepth(shape, [-1, 0], 1.6)]),
    paper.linear(
      [0, y],
      [0, 740],
      [
        [0, mix(lit, dark, 0.35)],
        [1, mix(dark, palette.ink, 0.7)],
      ],
    ),
  );
  paper.fill(
    rect([x - half, y - height], half * 2, height),
    paper.radial([x, y - height * 0.6], Math.max(half, height), [
      [0, lit],
      [1, mix(lit, dark, 0.6)],
    ]),
  );
  const corners = [-1, 1].map((side) => {
    const [far, near] = [inDepth(shape, [side, 1], 0), inDepth(shape, [side, 1], 1.6)].map((at) => at.map(fixed));
    return `M${far?.join(" ")}L${near?.join(" ")}`;
  });
  paper.stroke(corners.join("") + rect([x - half, y - height], half * 2, height), palette.ink, {
    width: 3,
    opacity: 0.4,
  });
}

/** A window of lit panes. */
export function panes(stage: Stage, [x, y]: Point, { width, height }: { width: number; height: number }): void {
  const { paper, palette } = stage;
  paper.fill(rect([x - width / 2 - 8, y - height - 8], width + 16, height + 16), mix(palette.deep, palette.ink, 0.7));
  paper.fill(rect([x - width / 2, y - height], width, height), mix(palette.light, palette.glow, 0.3));
  const bars = rect([x - 3, y - height], 6, height) + rect([x - width / 2, y - height * 0.62], width, 5);
  paper.fill(bars, mix(palette.deep, palette.ink, 0.7));
}

/** A pillar from the floor out of the picture, its edge toward the middle in the light. */
export function pillar(stage: Stage, x: number, { half, depth }: { half: number; depth: number }): void {
  stage.paper.fill(rect([x - half, -240], half * 2, 1200), stage.tone(depth));
  stage.paper.fill(rect([x < 640 ? x + half - 4 : x - half, -240], 4, 1200), stage.palette.light, 0.35);
}

/** A gradient from one height of the picture to another. */
export function graded({ paper }: Stage, [from, to]: Point, [top, foot]: readonly [string, string]): string {
  return paper.linear(
    [0, from],
    [0, to],
    [
      [0, top],
      [1, foot],
    ],
  );
}

/** A fireplace with a burning fire, its chimney rising along the wall; 330 units high around its foot. */
export function hearth(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const flicker = Math.sin(2 * Math.PI * stage.time * 3);
  const flame = (size: number): string =>
    `M${x - 44 * size} ${y}C${x - 60 * size} ${y - 50 * size} ${x - 16 * size} ${y - 60 * size} ${x - 6 * size} ${y - (112 + 8 * flicker) * size}C${x + 20 * size} ${y - 66 * size} ${x + 58 * size} ${y - 56 * size} ${x + 42 * size} ${y}Z`;
  const breast = `M${x - 100} ${y}V${y - 170}L${x - 70} ${y - 190}V${y - 330}H${x + 70}V${y - 190}L${x + 100} ${y - 170}V${y}Z`;
  paper.fill(breast, stage.tone(0.9));
  paper.fill(rect([x - 112, y - 182], 224, 14), stage.tone(0.98));
  paper.fill(archway("round", [x, y], { half: 64, height: 130 }), palette.ink);
  glow(stage, [x, y - 40], { radius: 340, opacity: 0.8, colour: mix(palette.light, palette.spot, 0.5) });
  paper.fill(flame(1), palette.spot);
  paper.fill(flame(0.58), palette.light);
}

/** A lamp that hangs from above the picture down to a point. */
export function hangingLamp(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  paper.fill(rect([x - 1.5, -240], 3, y + 216), palette.ink);
  glow(stage, [x, y - 10], { radius: 130, opacity: 0.7, colour: palette.spot });
  paper.fill(`M${x - 18} ${y}l6 -28h24l6 28Z`, palette.light);
}

/** A tank of glass with something in it, standing on a foot; `being` is an outline around its middle. */
export function tank(stage: Stage, [x, foot]: Point, { size, being }: { size: number; being: string }): void {
  const { paper, palette } = stage;
  const at = (left: number, up: number): Point => [x + left * size, foot - up * size];
  const box = (left: number, up: number, height: number): string => rect(at(left, up), -2 * left * size, height * size);
  const liquid = [mix(palette.spot, palette.light, 0.55), mix(palette.spot, palette.deep, 0.35)] as const;
  glow(stage, at(0, 130), { radius: 190 * size, opacity: 0.5, colour: palette.spot });
  paper.fill(box(-46, 250, 230), graded(stage, [foot - 250 * size, foot], liquid));
  paper.transformed(`translate(${fixed(x)} ${fixed(foot - 120 * size)}) scale(${fixed(size)})`, () =>
    paper.fill(being, mix(palette.spot, palette.ink, 0.6)),
  );
  paper.fill(rect(at(-34, 250), 8 * size, 230 * size), palette.light, 0.45);
  paper.fill(box(-56, 26, 30) + box(-56, 274, 28) + box(-14, 900, 640), stage.tone(0.96));
}

/** A screen on a wall with a curve on it, 150 units wide around a point. */
export function monitor(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`monitor-${Math.round(x)}`);
  paper.fill(rect([x - 76, y - 46], 152, 92), stage.tone(0.95));
  paper.fill(rect([x - 68, y - 38], 136, 76), mix(palette.spot, palette.ink, 0.55));
  const graph = Array.from({ length: 8 }, (_, index) => `L${x - 51 + index * 16} ${fixed(y + random.range(-26, 26))}`);
  paper.stroke(`M${x - 67} ${y}${graph.join("")}`, palette.light, { width: 3 });
}
