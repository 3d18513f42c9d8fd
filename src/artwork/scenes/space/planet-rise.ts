import { mix } from "#artwork/colour.ts";
import { deepSpace } from "#artwork/motifs/cosmos.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { outpost } from "#artwork/motifs/outposts.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** The sun behind the edge of a planet. */
export function drawPlanetRise(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-180, 180);
  const radius = random.range(900, 1300);
  const top = random.range(430, 480);
  const scene = relit(stage, [x, top - 8], 40);
  deepSpace(scene, { centre: [x, top] });
  glow(scene, [x, top], { radius: 620, opacity: 0.8, colour: palette.glow });
  for (const [grow, opacity] of [
    [34, 0.18],
    [18, 0.35],
    [7, 0.8],
  ] as const)
    paper.fill(circle(640, top + radius, radius + grow), palette.light, opacity);
  const disc = circle(640, top + radius, radius);
  paper.fill(
    disc,
    paper.linear(
      [0, top],
      [0, 760],
      [
        [0, mix(palette.deep, palette.glow, 0.35)],
        [0.25, mix(palette.deep, palette.ink, 0.4)],
        [1, palette.ink],
      ],
    ),
  );
  glow(scene, [x, top - 4], { radius: 190, opacity: 1 });
  paper.fill(
    polygon([
      [x - 420, top - 4],
      [x, top - 9],
      [x + 420, top - 4],
      [x, top + 1],
    ]),
    palette.light,
    0.9,
  );
  const lights = Array.from({ length: 90 }, () => {
    const px = random.range(60, 1220);
    return circle(
      px,
      top + radius - Math.sqrt(radius ** 2 - (px - 640) ** 2) + random.range(30, 230),
      random.range(1, 2.6),
    );
  });
  paper.fill(lights.join(""), mix(palette.spot, palette.light, 0.4), 0.65);
  const at: Point = [640 + Math.sign(640 - x) * random.range(130, 240), random.range(200, 280)];
  if (stage.world.fork("afloat").chance(0.35))
    hero(scene, [at[0], at[1] + 120], { height: 210, kind: "astronaut", turn: random.range(-28, 28) });
  else outpost(scene, at, { scale: random.range(1.2, 1.7), turn: random.range(-16, 16) });
}
