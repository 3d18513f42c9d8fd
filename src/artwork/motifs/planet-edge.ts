// A planet so near that only its edge is in the picture, with the air over it and the lights of its night.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { glow } from "./sky.ts";

const AIR_PX = [34, 18, 7] as const;

/** The upper edge of a planet; the sun comes up at `at`, the top of the edge is as high as that. */
export function planetEdge(stage: Stage, [x, top]: Point, radius: number): void {
  const { random, paper, palette } = stage;
  for (const [n, grow] of AIR_PX.entries())
    paper.fill(circle(640, top + radius, radius + grow), palette.light, [0.18, 0.35, 0.8][n] ?? 1);
  const [day, night] = [mix(palette.deep, palette.glow, 0.35), mix(palette.deep, palette.ink, 0.4)];
  const shade = paper.linear(
    [0, top],
    [0, 760],
    [
      [0, day],
      [0.25, night],
      [1, palette.ink],
    ],
  );
  paper.fill(circle(640, top + radius, radius), shade);
  const lights = Array.from({ length: 110 }, () => {
    const px = random.range(-160, 1440);
    const edge = top + radius - Math.sqrt(Math.max(0, radius ** 2 - (px - 640) ** 2));
    return circle(px, edge + random.range(30, 260), random.range(1, 2.8));
  });
  paper.fill(lights.join(""), mix(palette.spot, palette.light, 0.4), 0.65);
  glow(stage, [x, top - 4], { radius: 190, opacity: 1 });
  paper.fill(ellipse([x, top - 2], 400, 5), palette.light, 0.9);
}

/** A crater in the ground, an ellipse with its lit rim. */
export function crater({ paper, palette }: Stage, [x, y]: Point, size: number): void {
  paper.fill(ellipse([x, y + 4], size, size * 0.2), mix(palette.light, palette.deep, 0.4), 0.6);
  paper.fill(ellipse([x, y], size, size * 0.2), palette.ink);
}
