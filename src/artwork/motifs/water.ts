// Water as a poster shows it: a graded sheet, the path of the light on it, and waves in paper-cut rows.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** A calm sheet of water from `y` down; below 1 `opacity` lets show what is mirrored in it. */
export function water(stage: Stage, y: number, opacity = 1): void {
  const { palette, paper } = stage;
  const paint = paper.linear(
    [0, y],
    [0, 760],
    [
      [0, mix(palette.glow, palette.deep, 0.35)],
      [0.35, mix(palette.deep, palette.sky, 0.3)],
      [1, mix(palette.deep, palette.ink, 0.65)],
    ],
  );
  paper.fill(rect([-220, y], 1720, 760), paint, opacity);
}

/** The path the light draws on the water: bars that widen and thin out toward the viewer. */
export function lightPath(
  stage: Stage,
  y: number,
  options: { x?: number; width?: number; colour?: string } = {},
): void {
  const { x = stage.light.at[0], width = stage.light.radius, colour = stage.palette.light } = options;
  const random = stage.random.fork("light-path");
  const rows = 26;
  const bars = Array.from({ length: rows }, (_, row): string => {
    const down = row / rows;
    const shimmer = 1 + 0.25 * Math.sin(2 * Math.PI * (stage.time + random.next()));
    const half = width * (0.55 + 0.9 * down) * random.range(0.25, 1) * shimmer;
    const top = y + 5 + (700 - y) * down ** 1.35;
    const shift = random.range(-0.3, 0.3) * width;
    return bar([x + shift, top], half, 1.6 + down * 5);
  });
  stage.paper.fill(bars.join(""), colour, 0.75);
}

/** A streak with pointed ends. */
function bar([x, y]: Point, half: number, thick: number): string {
  return `M${fixed(x - half)} ${fixed(y)}Q${fixed(x)} ${fixed(y - thick)} ${fixed(x + half)} ${fixed(y)}Q${fixed(x)} ${fixed(y + thick)} ${fixed(x - half)} ${fixed(y)}Z`;
}

/** Scattered glints all over the water. */
export function glints(stage: Stage, y: number, count: number): void {
  const random = stage.random.fork("glints");
  const bars = Array.from({ length: count }, () => {
    const down = random.next() ** 1.5;
    const flicker = 0.8 + 0.2 * Math.sin(2 * Math.PI * (stage.time + random.next()));
    return bar(
      [random.range(-60, 1340), y + 8 + down * (700 - y)],
      (14 + 60 * down) * random.range(0.4, 1) * flicker,
      1 + 2.6 * down,
    );
  });
  stage.paper.fill(bars.join(""), mix(stage.palette.glow, stage.palette.light, 0.4), 0.42);
}

export type WaveRow = { y: number; height: number; length: number; depth: number; label: string };

/** One row of paper-cut waves with a light crest. */
export function waveRow(stage: Stage, { y, height, length, depth, label }: WaveRow): void {
  const random = stage.random.fork(label);
  const drift = stage.time * length * random.sign();
  const start = -220 - random.range(0, length) + (((drift % length) + length) % length) - length;
  let crest = `M${fixed(start)} ${fixed(y)}`;
  for (let x = start; x < 1560; x += length) {
    crest += `C${fixed(x + length * 0.3)} ${fixed(y)} ${fixed(x + length * 0.42)} ${fixed(y - height)} ${fixed(x + length * 0.62)} ${fixed(y - height)}C${fixed(x + length * 0.56)} ${fixed(y - height * 0.55)} ${fixed(x + length * 0.74)} ${fixed(y)} ${fixed(x + length)} ${fixed(y)}`;
  }
  const colour = mix(stage.tone(depth), stage.palette.sky, 0.22 * (1 - depth));
  stage.paper.fill(
    `${crest}L1700 940L-400 940Z`,
    stage.paper.linear(
      [0, y - height],
      [0, y + 170],
      [
        [0, colour],
        [1, mix(colour, stage.palette.ink, 0.4)],
      ],
    ),
  );
  stage.paper.stroke(crest, mix(stage.palette.light, colour, 0.35), { width: 1.6 + depth * 1.6, opacity: 0.75 });
}
