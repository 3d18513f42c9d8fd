import { peak } from "#artwork/motifs/land.ts";
import { haze } from "#artwork/motifs/sky.ts";
import type { Stage } from "#artwork/stage.ts";

/** Snowy peaks down to a base line. */
export function drawSnowRange(stage: Stage, base: number, options: { centre: number; high: number }): void {
  const { centre, high } = options;
  const random = stage.world.fork("range");
  for (const [dx, share, depth] of [
    [-430, 0.72, 0.1],
    [400, 0.66, 0.12],
    [-200, 0.86, 0.2],
    [230, 0.8, 0.24],
    [0, 1, 0.3],
  ] as const) {
    const x = centre + dx + random.range(-50, 50);
    peak(stage, {
      summit: [x, base - high * share],
      base: base + 20,
      spread: high * share * random.range(0.9, 1.15),
      depth,
      snow: 0.42,
    });
  }
  haze(stage, { from: base - 150, to: base + 50, opacity: 0.75 });
}
