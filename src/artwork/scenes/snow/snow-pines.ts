import { mix } from "#artwork/colour.ts";
import { heightAt } from "#artwork/motifs/land.ts";
import { snowPine } from "#artwork/motifs/winter.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** Pines under snow along a crest, none nearer to the middle than `gap`. */
export function drawSnowPines(
  stage: Stage,
  points: readonly Point[],
  options: { count: number; height: number; depth: number; gap?: number },
): void {
  const { count, height, depth, gap = 0 } = options;
  const random = stage.random.fork(`pines-${count}-${depth}`);
  const colour = mix(stage.tone(depth), stage.palette.ink, 0.15);
  for (let n = 0; n < count; n += 1) {
    const x = -90 + (1460 / count) * (n + random.range(0.1, 0.9));
    if (Math.abs(x - 640) > gap)
      snowPine(stage, [x, heightAt(points, x) + 8], { height: height * random.range(0.65, 1.25), colour, random });
  }
}
