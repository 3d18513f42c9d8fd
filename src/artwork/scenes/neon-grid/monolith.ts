import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neon, wireRange } from "#artwork/motifs/neon.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { line, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Dark forms with edges of light. */
export function drawMonolith(stage: Stage): void {
  const { random, palette, paper, world } = stage;
  const base = { ...stage, horizon: 500 };
  night(base);
  const scene = relit(base, [640, 230], 60);
  const pyramid = world.fork("monolith").chance(0.5);
  paper.fill(
    polygon([
      [612, -200],
      [668, -200],
      [652, 330],
      [628, 330],
    ]),
    paper.linear(
      [0, -40],
      [0, 330],
      [
        [0, palette.light, 0.1],
        [1, palette.light, 0.9],
      ],
    ),
  );
  glow(scene, [640, 260], { radius: 460, opacity: 0.7, colour: palette.glow });
  wireRange(scene, { y: 500, height: 110, label: "range", valley: 330 });
  const top: Point = pyramid ? [640, random.range(170, 220)] : [640, 120];
  const half = pyramid ? random.range(270, 330) : world.fork("slab").pick([46, 84, 84, 150]);
  if (pyramid) {
    paper.fill(
      polygon([top, [640 + half, 506], [640 - half, 506]]),
      paper.linear(
        [640 - half, 0],
        [640 + half, 0],
        [
          [0, mix(palette.ink, palette.sky, 0.3)],
          [0.62, mix(palette.deep, palette.sky, 0.3)],
          [0.62, palette.ink],
          [1, palette.ink],
        ],
      ),
    );
    neon(scene, polygon([top, [640 + half, 506], [640 - half, 506]]) + line([top, [640 + half * 0.24, 506]]), {
      colour: palette.spot,
      width: 3,
    });
    for (const share of [0.35, 0.55, 0.75])
      neon(
        scene,
        line([
          [640 - half * share, top[1] + (506 - top[1]) * share],
          [640 + half * share, top[1] + (506 - top[1]) * share],
        ]),
        { colour: palette.glow, width: 1.6 },
      );
  } else {
    paper.fill(rect([640 - half, top[1]], half * 2, 386), palette.ink);
    neon(
      scene,
      rect([640 - half, top[1]], half * 2, 386) +
        line([
          [640 + half, top[1]],
          [640 + half + 40, top[1] + 26],
          [640 + half + 40, 506],
        ]),
      { colour: palette.spot, width: 3 },
    );
    paper.fill(rect([634, top[1] + 40], 12, 300), palette.light, 0.9);
  }
  gridFloor(scene, { y: 502 });
  protagonist(scene, [640 + random.sign() * 120, 660], { height: 150 });
}
