import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { ARCH_SHAPES, archway, darkness, stairs } from "#artwork/motifs/masonry.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Stairs up to a gate full of light. */
export function drawStairs(stage: Stage): void {
  const { random, paper, palette, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(stage, [x, 190], 70);
  const shape = world.fork("arch").pick(ARCH_SHAPES);
  darkness(scene, [x, 220]);
  glow(scene, [x, 220], { radius: 480, opacity: 0.7, colour: palette.glow });
  const door = archway(shape, [x, 330], { half: 78, height: 240 });
  paper.stroke(archway(shape, [x, 332], { half: 104, height: 276 }), scene.tone(0.7), { width: 46 });
  paper.fill(
    door,
    paper.linear(
      [0, 90],
      [0, 330],
      [
        [0, palette.light],
        [1, mix(palette.light, palette.glow, 0.35)],
      ],
    ),
  );
  stairs(scene, { x, top: 330, bottom: 760, half: [110, 430], count: 11 });
  for (const side of [-1, 1]) {
    paper.fill(
      polygon([
        [x + side * 128, 300],
        [x + side * 150, 300],
        [x + side * 560, 760],
        [x + side * 430, 760],
      ]),
      scene.tone(0.95),
    );
    for (const [index, share] of [0.15, 0.5, 0.95].entries()) {
      const at: Point = [x + side * (150 + 380 * share), 310 + 400 * share];
      paper.fill(rect([at[0] - 12 - index * 8, -240], 24 + index * 18, at[1] + 250), scene.tone(0.72 + index * 0.14));
      paper.fill(
        rect([at[0] - side * (12 + index * 8) - (side > 0 ? 0 : 4), -240], 4, at[1] + 250),
        palette.light,
        0.5 - index * 0.12,
      );
    }
  }
  protagonist(scene, [x + random.range(-20, 20), 560], { height: 190 });
}
