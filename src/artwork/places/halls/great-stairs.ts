import { graded } from "#artwork/motifs/interiors.ts";
import { ARCH_SHAPES, archway, darkness, stairs } from "#artwork/motifs/masonry.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Stairs up to a gate full of light. */
export const GREAT_STAIRS: Place = {
  name: "great-stairs",
  fits: "stairs, temple, tower, gate, palace, climb",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const [x, y] = [640 + random.range(-60, 60), horizon - 60] as const;
    const scene = relit(stage, [x, y - 140], 70);
    const shape = world.fork("arch").pick(ARCH_SHAPES);
    darkness(scene, [x, y - 110]);
    glow(scene, [x, y - 110], { radius: 480, opacity: 0.7, colour: palette.glow });
    paper.stroke(archway(shape, [x, y + 2], { half: 104, height: 276 }), scene.tone(0.7), { width: 46 });
    paper.fill(
      archway(shape, [x, y], { half: 78, height: 240 }),
      graded(stage, [y - 240, y], [palette.light, palette.glow]),
    );
    stage.plane();
    stairs(scene, { x, top: y, bottom: 800, half: [110, 470], count: 12 });
    for (const side of [-1, 1]) {
      paper.fill(
        `M${x + side * 128} ${y - 30}h${side * 22}L${x + side * 620} 820V940H${x + side * 470}Z`,
        scene.tone(0.95),
      );
      for (const [index, share] of [0.15, 0.5, 0.95].entries()) {
        const [px, half, foot] = [x + side * (150 + 400 * share), 12 + index * 9, y - 10 + (800 - y) * share];
        paper.fill(rect([px - half, -240], half * 2, foot + 250), scene.tone(0.72 + index * 0.14));
        paper.fill(rect([px - side * half - 2, -240], 4, foot + 250), palette.light, 0.5 - index * 0.12);
      }
    }
    return { floor: { at: [x + random.range(-20, 20), 650] } };
  },
};
