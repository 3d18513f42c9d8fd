// A market in the south: a town of domes and slender towers, awnings over stalls.
import { mix } from "#artwork/colour.ts";
import { fixed, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { inDepth, onWall, type Room } from "./interiors.ts";

/** Flat roofs, domes and minarets in a row that ends at the line `y`, up to `height` above it, as one outline. */
export function onionTown(random: Random, { y, height }: { y: number; height: number }): string {
  const parts: string[] = [];
  for (let x = -100; x < 1380; x += fixed(random.range(110, 190))) {
    const [w, top] = [fixed(random.range(50, 84)), fixed(y - random.range(60, height))];
    const roofs = [
      `M${x} ${top}C${x - 16} ${top - w * 0.7} ${x + w * 0.4} ${top - w * 0.7} ${x + w / 2} ${top - w * 1.1}C${x + w * 0.6} ${top - w * 0.7} ${x + w + 16} ${top - w * 0.7} ${x + w} ${top}Z`,
      `M${x + w * 0.3} ${top}v-120h${w * 0.4}v120ZM${x + w * 0.2} ${top - 120}l${w * 0.3} -60l${w * 0.3} 60Z`,
      "",
    ] as const;
    parts.push(rect([x, top], w + 40, 500) + random.pick(roofs));
  }
  return parts.join("");
}

/** A stall on one side of a lane, from one depth to another, under a striped awning. */
export function stall(
  stage: Stage,
  lane: Room,
  { side, from, depth, cloth }: { side: number; from: number; depth: number; cloth: string },
): void {
  const { paper, palette } = stage;
  const [along, tint] = [[from, from + 0.27] as const, stage.tone(depth)];
  paper.fill(onWall(lane, side, { along: [from, from + 0.3], up: [0, 1] }), tint);
  paper.fill(onWall(lane, side, { along, up: [0, 0.5] }), mix(tint, palette.ink, 0.6));
  paper.fill(onWall(lane, side, { along, up: [0, 0.2] }), mix(cloth, palette.ink, 0.3));
  const inner = { ...lane, half: lane.half * 0.68 };
  for (let stripe = 0; stripe < 6; stripe += 1) {
    const [a, b] = [from + stripe * 0.045, from + stripe * 0.045 + 0.045];
    const [upper, lower] = [[side, 0.72] as const, [side, 0.5] as const];
    const awning = [
      inDepth(lane, upper, a),
      inDepth(lane, upper, b),
      inDepth(inner, lower, b),
      inDepth(inner, lower, a),
    ];
    paper.fill(polygon(awning), stripe % 2 === 0 ? cloth : mix(palette.light, tint, 0.2));
  }
}
