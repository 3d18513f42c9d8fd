// What stands in dry land: mesas, natural arches, pyramids, bones, wrecks, caravans, poles.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

/** A table mountain with talus at its foot, layered in bands, half in the light. */
export function mesa(
  stage: Stage,
  options: { at: Point; width: number; height: number; depth: number; label: string },
): void {
  const {
    at: [x, y],
    width,
    height,
    depth,
    label,
  } = options;
  const { paper, palette } = stage;
  const random = stage.random.fork(label);
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const flank = (direction: number): Point[] => [
    [x + direction * width * 0.34, y - height],
    [x + direction * width * 0.37, y - height * random.range(0.78, 0.9)],
    [x + direction * width * 0.35, y - height * 0.62],
    [x + direction * width * 0.4, y - height * 0.42],
    [x + direction * width * 0.66, y],
  ];
  const [left, right] = [flank(-1), flank(1)];
  const colour = stage.tone(depth);
  const fade = (tint: string): string =>
    paper.linear(
      [0, y - height],
      [0, y],
      [
        [0, tint],
        [0.55, tint],
        [1, mix(tint, palette.glow, 0.6 - depth * 0.5)],
      ],
    );
  paper.fill(polygon([...left, ...[...right].reverse()]), fade(colour));
  const lit = side > 0 ? right : left;
  const spine = [0.02, 0.1, 0.06, 0.2, 0.3].map((share, index): Point => [
    x + side * width * share,
    lit[index]?.[1] ?? y,
  ]);
  paper.fill(polygon([...lit, ...spine.reverse()]), fade(mix(colour, palette.light, 0.3 - depth * 0.14)));
  const bands = [0.14, 0.3, 0.5].map((share) =>
    rect([x - width * 0.36, y - height * (1 - share)], width * 0.72, height * 0.03),
  );
  paper.fill(bands.join(""), mix(colour, palette.ink, 0.4), 0.28);
}

/** A natural arch of rock around 0 0, 100 units high, 210 wide, broken in edges; one leg is heavier than the other. */
export function rockArch(random: Random): { outline: string; seams: string } {
  const arc = (steps: number, reach: (along: number) => Point): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const along = index / steps;
      const angle = Math.PI * (1 - along);
      const [rx, ry] = reach(along);
      const rough = index === 0 || index === steps ? 1 : random.range(0.95, 1.06);
      return [Math.cos(angle) * rx * rough, -(Math.sin(angle) ** 0.7) * ry * rough];
    });
  const outer = arc(15, (along) => [108 + 14 * along, 100]);
  const inner = arc(11, (along) => [62 - 8 * along, 62]).map(([x, y]): Point => [x - 8, y]);
  const seams = [0.3, 0.52, 0.72].map((level) => {
    const y = -100 * level;
    return `M${fixed(-96 + level * 10)} ${fixed(y)}L-58 ${fixed(y - 5)}L-60 ${fixed(y - 2)}ZM${fixed(110 - level * 12)} ${fixed(y - 4)}L64 ${fixed(y)}L68 ${fixed(y + 3)}Z`;
  });
  const outline = polygon([[-116, 6], ...outer, [128, 6], [50, 6], ...inner.reverse(), [-76, 6]]);
  return { outline, seams: seams.join("") };
}

/** A pyramid with its light and its dark face. */
export function greatPyramid(stage: Stage, options: { at: Point; half: number; height: number; depth: number }): void {
  const {
    at: [x, y],
    half,
    height,
    depth,
  } = options;
  const { paper, palette } = stage;
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const colour = stage.tone(depth);
  const veil = (tint: string): string =>
    paper.linear(
      [0, y - height],
      [0, y],
      [
        [0, tint],
        [0.4, tint],
        [1, mix(tint, palette.glow, 0.5 - depth * 0.35)],
      ],
    );
  paper.fill(
    polygon([
      [x, y - height],
      [x + half, y],
      [x - half, y],
    ]),
    veil(colour),
  );
  paper.fill(
    polygon([
      [x, y - height],
      [x + side * half, y],
      [x - side * half * 0.24, y],
    ]),
    veil(mix(colour, palette.light, 0.36 - depth * 0.1)),
  );
  const courses = Array.from({ length: 8 }, (_, index) => {
    const share = (index + 1) / 9;
    return `M${fixed(x - half * share)} ${fixed(y - height * (1 - share))}H${fixed(x + half * share)}`;
  });
  paper.stroke(courses.join(""), mix(colour, palette.ink, 0.5), { width: 1.4, opacity: 0.25 });
}

/** The ribs and skull of something huge, half buried, about 400 units wide, 130 high. */
export function bones(): string {
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const x = -150 + index * 46;
    const tall = 70 + 56 * Math.sin(((index + 1) / 8) * Math.PI);
    return `M${x} 6C${x - 26} ${-tall * 0.7} ${x - 4} ${-tall * 1.05} ${x + 30} ${-tall}C${x + 8} ${-tall * 0.9} ${x - 8} ${-tall * 0.55} ${x + 12} 6Z`;
  });
  const spine = "M-170 4Q0 -26 160 4L150 8Q0 -12 -164 8Z";
  return ribs.join("") + spine;
}

/** Poles with wires along a road, from far to near. */
export function poles(stage: Stage, [from, to]: readonly [Point, Point], count: number): void {
  const tops: Point[] = [];
  const posts = Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) ** 2;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const tall = 22 + 330 * share;
    tops.push([x, y - tall]);
    return (
      rect([x - 1 - 5 * share, y - tall - 8 * share], 2 + 10 * share, tall + 8) +
      rect([x - tall * 0.16, y - tall], tall * 0.32, 2 + 7 * share)
    );
  });
  const wires = tops.slice(1).map((top, index) => {
    const before = tops[index] ?? top;
    return `M${fixed(before[0])} ${fixed(before[1])}Q${fixed((before[0] + top[0]) / 2)} ${fixed((before[1] + top[1]) / 2 + (top[0] - before[0]) * 0.06 + 16)} ${fixed(top[0])} ${fixed(top[1])}`;
  });
  stage.paper.stroke(wires.join(""), stage.palette.ink, { width: 2 });
  stage.paper.fill(posts.join(""), stage.palette.ink);
}
