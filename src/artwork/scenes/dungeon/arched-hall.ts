import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ARCH_SHAPES, archHall, archway, darkness, flagstones, torch } from "#artwork/motifs/masonry.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { circle, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A hall of arches, and a lit door at its end. */
export function drawArchedHall(stage: Stage): void {
  const { random, paper, palette, world } = stage;
  const x = 640 + random.range(-80, 80);
  const scene = relit(stage, [x, 330], 90);
  const shape = world.fork("arch").pick(ARCH_SHAPES);
  darkness(scene, [x, 350]);
  glow(scene, [x, 340], { radius: 380, opacity: 0.9 });
  paper.fill(archway(shape, [x, 470], { half: 62, height: 210 }), palette.light);
  archHall(scene, {
    shape,
    vanish: [x, 300],
    half: random.range(70, 96),
    height: random.range(30, 90),
    depths: [0.25, 0.45, 0.65, 0.85, 1],
  });
  flagstones(scene, [x, 468], [mix(palette.deep, palette.glow, 0.3), palette.ink]);
  paper.fill(
    polygon([
      [x - 60, 470],
      [x + 60, 470],
      [x + 300, 760],
      [x - 300, 760],
    ]),
    paper.linear(
      [0, 468],
      [0, 720],
      [
        [0, palette.light, 0.85],
        [1, palette.light, 0],
      ],
    ),
  );
  if (world.fork("carpet").chance(0.4))
    paper.fill(
      polygon([
        [x - 26, 470],
        [x + 26, 470],
        [x + 130, 760],
        [x - 130, 760],
      ]),
      mix(palette.spot, palette.ink, 0.3),
      0.85,
    );
  const lamps = world.fork("lamps").int(0, 2);
  for (const side of [-1, 1]) {
    if (lamps === 1) torch(scene, [x + side * 340, 330], 42);
    if (lamps === 2) {
      paper.fill(rect([x + side * 270 - 2, -240], 4, 400), palette.ink);
      glow(scene, [x + side * 270, 180], { radius: 190, opacity: 0.6, colour: palette.spot });
      paper.fill(circle(x + side * 270, 180, 17), mix(palette.spot, palette.light, 0.5));
    }
  }
  hero(scene, [x + random.range(-24, 24), 640], { height: 210 });
}
