import { mix } from "#artwork/colour.ts";
import { drawLandmark } from "#artwork/motifs/landmarks.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { gables } from "#artwork/motifs/town.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Gables row behind row, a landmark over them. */
export function drawOldTown(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(150, 290), random.range(150, 240)], random.range(90, 130));
  sky(scene);
  for (const [index, depth] of [0.1, 0.3, 0.52, 0.76].entries()) {
    const floor = 470 + index * 66;
    const { outline, lit } = gables(random.fork(`row-${index}`), { floor, size: 60 + index * 26 });
    const colour = scene.tone(depth);
    if (index === 2) drawLandmark(scene, [640 - side * 120, floor], { height: 430, depth: 0.44 });
    paper.fill(
      outline,
      paper.linear(
        [0, floor - 150],
        [0, floor + 60],
        [
          [0, colour],
          [1, mix(colour, palette.glow, 0.4 - depth * 0.4)],
        ],
      ),
    );
    paper.fill(lit, index > 1 ? mix(palette.light, palette.spot, 0.3) : palette.light, 0.25 + index * 0.2);
  }
  const front = gables(random.fork("front"), { floor: 752, size: 150 });
  paper.fill(front.outline, palette.ink);
  paper.fill(front.lit, mix(palette.light, palette.spot, 0.35), 0.9);
  birds(scene, [640 + side * 60, 190], 7);
}
