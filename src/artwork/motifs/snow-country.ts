// Land under snow: rows of laden pines, ranges behind them.
import { mix } from "#artwork/colour.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { heightAt, peak } from "./land.ts";
import { haze } from "./sky.ts";
import { snowPine } from "./winter.ts";

/** Pines under snow along a crest, none nearer to the middle than `gap`. */
export function snowPines(
  stage: Stage,
  points: readonly Point[],
  options: { count: number; height: number; depth: number; gap?: number },
): void {
  const { count, height, depth, gap = 0 } = options;
  const random = stage.random.fork(`pines-${count}-${depth}`);
  const colour = mix(stage.tone(depth), stage.palette.ink, 0.15);
  for (let n = 0; n < count; n += 1) {
    const x = -200 + (1680 / count) * (n + random.range(0.1, 0.9));
    if (Math.abs(x - 640) > gap)
      snowPine(stage, [x, heightAt(points, x) + 8], { height: height * random.range(0.65, 1.25), colour, random });
  }
}

/** Snowy summits down to a base line, the highest of them at `centre`. */
export function snowRange(stage: Stage, base: number, options: { centre: number; high: number }): void {
  const { centre, high } = options;
  const random = stage.world.fork("range");
  for (const [dx, share, depth] of [
    [-430, 0.72, 0.1],
    [400, 0.66, 0.12],
    [-200, 0.86, 0.2],
    [230, 0.8, 0.24],
    [0, 1, 0.3],
  ] as const) {
    const summit: Point = [centre + dx + random.range(-50, 50), base - high * share];
    peak(stage, { summit, base: base + 20, spread: high * share * random.range(0.9, 1.15), depth, snow: 0.42 });
  }
  haze(stage, { from: base - 150, to: base + 50, opacity: 0.75 });
}
