// Stonework: halls of arches, stairs, doors, torches, columns in rows, bricks, stone circles, step pyramids.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow, SHEET } from "./sky.ts";

export type ArchShape = "round" | "pointed" | "square" | "horseshoe";

export const ARCH_SHAPES = ["round", "pointed", "square", "pointed", "horseshoe"] as const;

/** The opening of a doorway standing on `foot`, `half` wide to each side and `height` high. */
export function archway(shape: ArchShape, [x, y]: Point, { half, height }: { half: number; height: number }): string {
  const [left, right, top, spring] = [
    fixed(x - half),
    fixed(x + half),
    fixed(y - height),
    fixed(y - height + half * 0.95),
  ];
  const [mx, foot] = [fixed(x), fixed(y)];
  switch (shape) {
    case "round":
      return `M${left} ${foot}V${spring}A${fixed(half)} ${fixed(half * 0.95)} 0 0 1 ${right} ${spring}V${foot}Z`;
    case "pointed":
      return `M${left} ${foot}V${spring}Q${left} ${fixed(top + half * 0.25)} ${mx} ${fixed(top - half * 0.2)}Q${right} ${fixed(top + half * 0.25)} ${right} ${spring}V${foot}Z`;
    case "square":
      return polygon([
        [left, foot],
        [left, top + half * 0.3],
        [left + half * 0.3, top],
        [right - half * 0.3, top],
        [right, top + half * 0.3],
        [right, foot],
      ]);
    case "horseshoe":
      return `M${left} ${foot}V${spring}C${fixed(x - half * 1.5)} ${top} ${fixed(x - half * 0.5)} ${fixed(top - half * 0.1)} ${mx} ${fixed(top - half * 0.15)}C${fixed(x + half * 0.5)} ${fixed(top - half * 0.1)} ${fixed(x + half * 1.5)} ${top} ${right} ${spring}V${foot}Z`;
  }
}

/** A wall over the whole sheet with one opening cut out of it, its inner edge in the light. */
export function wallWithOpening(stage: Stage, opening: string, depth: number): void {
  const colour = stage.tone(depth);
  stage.paper.stroke(opening, stage.palette.light, { width: 7, opacity: 0.55 });
  stage.paper.cut(SHEET, opening, colour);
}

/** A hall of arches that shrink toward a light; returns where its floor ends. */
export function archHall(
  stage: Stage,
  options: { shape: ArchShape; vanish: Point; half: number; height: number; depths: readonly number[] },
): void {
  const {
    shape,
    vanish: [x, y],
    half,
    height,
    depths,
  } = options;
  for (const [index, depth] of depths.entries()) {
    const grow = 1.52 ** index;
    wallWithOpening(
      stage,
      archway(shape, [x, y + 400 * grow], { half: half * grow, height: height * grow + 400 * grow - 14 * grow }),
      depth,
    );
  }
}

/** The floor of a hall in perspective, with seams. */
export function flagstones(stage: Stage, [x, y]: Point, colours: readonly [far: string, near: string]): void {
  const { paper, palette } = stage;
  paper.fill(
    rect([-240, y], 1760, 940 - y),
    paper.linear(
      [0, y],
      [0, 720],
      [
        [0, colours[0]],
        [1, colours[1]],
      ],
    ),
  );
  const seams = Array.from({ length: 19 }, (_, index) => `M${x + (index - 9) * 26} ${y}L${x + (index - 9) * 210} 940`);
  const rows = Array.from(
    { length: 7 },
    (_, index) => `M-240 ${fixed(y + 8 + (940 - y) * ((index + 1) / 7) ** 2.2)}H1520`,
  );
  paper.stroke(seams.join("") + rows.join(""), palette.ink, { width: 2, opacity: 0.28 });
}

/** A burning torch on a wall, with its light. */
export function torch(stage: Stage, [x, y]: Point, size: number): void {
  const { paper, palette } = stage;
  const flicker = 1 + 0.1 * Math.sin(2 * Math.PI * (stage.time * 3 + x / 100));
  const fire = mix(palette.light, palette.spot, 0.45);
  glow(stage, [x, y - size * 0.7], { radius: size * 5.2 * flicker, opacity: 0.55, colour: fire });
  paper.fill(
    polygon([
      [x - size * 0.16, y],
      [x + size * 0.16, y],
      [x + size * 0.07, y + size],
      [x - size * 0.07, y + size],
    ]),
    palette.ink,
  );
  const flame = (scale: number): string =>
    `M${fixed(x - size * 0.3 * scale)} ${fixed(y)}C${fixed(x - size * 0.5 * scale)} ${fixed(y - size * 0.6 * scale)} ${fixed(x - size * 0.05 * scale)} ${fixed(y - size * 0.7 * scale)} ${fixed(x + size * 0.06 * scale)} ${fixed(y - size * 1.35 * scale * flicker)}C${fixed(x + size * 0.2 * scale)} ${fixed(y - size * 0.8 * scale)} ${fixed(x + size * 0.5 * scale)} ${fixed(y - size * 0.5 * scale)} ${fixed(x + size * 0.3 * scale)} ${fixed(y)}Z`;
  paper.fill(flame(1), palette.spot);
  paper.fill(flame(0.58), palette.light);
}

/** Steps that rise from the viewer to a door; the light lies on their treads. */
export function stairs(
  stage: Stage,
  options: { x: number; top: number; bottom: number; half: readonly [number, number]; count: number },
): void {
  const { x, top, bottom, half, count } = options;
  const { palette, paper } = stage;
  for (let step = 0; step < count; step += 1) {
    const [from, to] = [step / count, (step + 1) / count];
    const at = (share: number): number => top + (bottom - top) * share ** 1.35;
    const width = (share: number): number => half[0] + (half[1] - half[0]) * share ** 1.2;
    const tread = mix(palette.light, mix(palette.deep, palette.ink, 0.2), 0.25 + 0.72 * to ** 0.7);
    const riser = mix(mix(palette.deep, palette.glow, 0.3), palette.ink, 0.2 + 0.75 * to);
    const middle = at(from) + (at(to) - at(from)) * 0.42;
    paper.fill(
      polygon([
        [x - width(from), at(from)],
        [x + width(from), at(from)],
        [x + width(to), middle],
        [x - width(to), middle],
      ]),
      tread,
    );
    paper.fill(
      polygon([
        [x - width(to), middle],
        [x + width(to), middle],
        [x + width(to), at(to) + 1],
        [x - width(to), at(to) + 1],
      ]),
      riser,
    );
  }
}

/** Teeth of rock that hang from above or stand on the ground. */
export function stalactites(
  random: Random,
  options: { y: number; length: number; down: boolean; gap?: Point },
): string {
  const { y, length, down, gap } = options;
  const parts: string[] = [];
  for (let x = -160; x < 1440; x += random.range(40, 90)) {
    const inside = gap !== undefined && x > gap[0] && x < gap[1];
    const reach = length * random.range(0.25, 1) * (inside ? 0.25 : 1) * (down ? 1 : -1);
    const half = random.range(18, 44);
    parts.push(
      `M${fixed(x - half)} ${y}Q${fixed(x - half * 0.2)} ${fixed(y + reach * 0.3)} ${fixed(x)} ${fixed(y + reach)}Q${fixed(x + half * 0.2)} ${fixed(y + reach * 0.3)} ${fixed(x + half)} ${y}Z`,
    );
  }
  return parts.join("") + (down ? rect([-240, -240], 1760, y + 242) : rect([-240, y - 2], 1760, 960 - y));
}

/** A shaft of light falling from `from` onto the ground. */
export function lightShaft(stage: Stage, from: Point, to: { at: Point; half: number }): void {
  const { paper, palette } = stage;
  const {
    at: [x, y],
    half,
  } = to;
  const beam = (spread: number): string =>
    polygon([
      [from[0] - 44 * spread, from[1]],
      [from[0] + 44 * spread, from[1]],
      [x + half * spread, y],
      [x - half * spread, y],
    ]);
  const paint = paper.linear(
    from,
    [x, y],
    [
      [0, palette.light, 0.62],
      [0.7, palette.light, 0.24],
      [1, palette.light, 0.1],
    ],
  );
  paper.fill(beam(1), paint);
  paper.fill(beam(0.55), paint);
  paper.fill(
    `M${x - half} ${y}a${half} ${half * 0.2} 0 1 0 ${half * 2} 0a${half} ${half * 0.2} 0 1 0 ${-half * 2} 0Z`,
    palette.light,
    0.35,
  );
}

/** Rock all over, a little lighter around a point. */
export function darkness(stage: Stage, centre: Point, reach = 720): void {
  const { paper, palette } = stage;
  const far = mix(mix(palette.deep, palette.glow, 0.4), palette.light, 0.1);
  paper.fill(
    SHEET,
    paper.radial(centre, reach, [
      [0, far],
      [0.3, mix(palette.deep, palette.glow, 0.18)],
      [0.65, mix(palette.deep, palette.ink, 0.35)],
      [1, mix(palette.deep, palette.ink, 0.8)],
    ]),
  );
}
