import { mix } from "#artwork/colour.ts";
import { glow, motes, SHEET } from "#artwork/motifs/sky.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Straight down a shaft, stairs winding along its wall. */
export function drawWindingShaft(stage: Stage): void {
  const { random, paper, palette } = stage;
  const scene = relit(stage, [640, 360], 60);
  paper.fill(SHEET, palette.ink);
  const turn = random.range(0, 6.28);
  const rings = 7;
  for (let ring = rings; ring >= 1; ring -= 1) {
    const r = 66 + 92 * (ring - 1) ** 1.14;
    const colour = mix(mix(palette.light, palette.glow, 0.5), palette.ink, 0.12 + (0.84 * ring) / rings);
    const steps = 26;
    const wedges = Array.from({ length: steps }, (_, index): string => {
      const [a, b] = [turn + (index / steps) * 6.283, turn + ((index + 0.86) / steps) * 6.283];
      const grow = 1 + index / steps;
      const inner = r + (grow - 1) * 92 * 0.9;
      const point = (angle: number, reach: number): Point => [
        640 + Math.cos(angle) * reach * 1.12,
        360 + Math.sin(angle) * reach * 0.94,
      ];
      return polygon([point(a, inner), point(b, inner), point(b, inner + 84), point(a, inner + 84)]);
    });
    paper.fill(wedges.join(""), colour);
  }
  glow(scene, [640, 360], { radius: 420, opacity: 0.8 });
  paper.fill(circle(640, 360, 58), palette.light);
  const lamps = Array.from({ length: 7 }, (_, index): Point => {
    const [angle, reach] = [turn + index * 2.05, 150 + index * 62];
    return [640 + Math.cos(angle) * reach * 1.12, 360 + Math.sin(angle) * reach * 0.94];
  });
  for (const [index, lamp] of lamps.entries()) {
    glow(scene, lamp, { radius: 60 + index * 16, opacity: 0.7, colour: palette.spot });
    paper.fill(circle(lamp[0], lamp[1], 4 + index * 1.3), mix(palette.spot, palette.light, 0.4));
  }
  motes(scene, { count: 46, size: 2.6 });
}
