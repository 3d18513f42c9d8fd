import { mix } from "#artwork/colour.ts";
import { crest, ground } from "#artwork/motifs/land.ts";
import { coral, seaPlants } from "#artwork/motifs/seafaring.ts";
import type { Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** The bottom of the sea and what grows there. */
export function drawSeabed(stage: Stage, y: number): void {
  const { paper, palette } = stage;
  for (const [index, depth] of [0.3, 0.6, 0.95].entries()) {
    const colour = mix(mix(palette.deep, palette.sky, 0.25), palette.ink, 0.12 + depth * 0.72);
    const floor = crest(stage.random, { y: y + index * 52, height: 34, waves: 3, depth, label: `bed-${index}` });
    ground(stage, floor, { depth: 1, smooth: true, colour });
    const random = stage.world.fork(`plants-${index}`);
    const plants = Array.from({ length: 9 }, (_, n): string => {
      const x = (n - 0.5) * 160 + random.range(-50, 50);
      if (Math.abs(x - 640) < 130 - index * 20) return "";
      const foot: Point = [x, y + index * 52 + 22];
      const sway = 10 * Math.sin(2 * Math.PI * (stage.time + n / 5));
      return random.chance(0.6)
        ? seaPlants(random, foot, { height: 90 + index * 70, sway })
        : coral(random, foot, 80 + index * 46);
    });
    paper.fill(plants.join(""), colour);
  }
}
