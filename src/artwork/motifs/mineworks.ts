// A mine from inside: the broken mouth of a gallery with its props, rails, ore in the rock.
import { mix } from "#artwork/colour.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";
import { SHEET } from "./sky.ts";

const MOUTH = [0, 0.55, 0.9, 1.05, 1.02, 0.92, 0.6, 0] as const;

/** A wall of rock with a gallery cut through it and the timber that holds it open. */
export function pitMouth(
  stage: Stage,
  random: Random,
  { foot: [x, y], half, tall, depth }: { foot: Point; half: number; tall: number; depth: number },
): void {
  const edge = MOUTH.map((rise, index): Point => {
    const share = Math.cos(Math.PI * (1 - index / 7)) * 1.12;
    return [x + share * half, y - tall * rise * random.range(0.95, 1.1)];
  });
  stage.paper.cut(SHEET, polygon([[x + half * 1.3, 940], [x - half * 1.3, 940], ...edge]), stage.tone(depth));
  const beam = tall * 0.085;
  const frame = `M${x - half} ${y}V${y - tall}H${x + half}V${y}h${-beam}V${y - tall + beam}H${x - half + beam}V${y}Z`;
  const colour = mix(stage.tone(depth), stage.palette.ink, 0.5);
  silhouette(stage, frame, { at: [0, 0], scale: 1, colour, rim: 3 });
}

/** Rails on their sleepers, from a point toward the viewer. */
export function rails(stage: Stage, [x, y]: Point): void {
  const { paper, palette } = stage;
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const share = ((index + 1) / 9) ** 2;
    return rect([x - 40 - 190 * share, y + (760 - y) * share], 80 + 380 * share, 3 + 16 * share);
  });
  paper.fill(sleepers.join(""), palette.ink, 0.75);
  for (const side of [-1, 1])
    paper.fill(
      `M${x + side * 22} ${y}h${side * 4}L${x + side * 200} 820h${-side * 22}Z`,
      mix(palette.light, palette.deep, 0.4),
    );
}
