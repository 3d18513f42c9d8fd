import { mix } from "#artwork/colour.ts";
import { asteroids } from "#artwork/motifs/cosmos.ts";
import { glow, SHEET, stars } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { circle } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A ship between rocks. */
export function drawAsteroidBelt(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(80, 200), random.range(200, 260)], random.range(110, 150));
  paper.fill(
    SHEET,
    paper.linear(
      [0, 0],
      [0, 720],
      [
        [0, mix(palette.ink, palette.sky, 0.6)],
        [0.6, palette.sky],
        [1, mix(palette.sky, palette.glow, 0.5)],
      ],
    ),
  );
  stars(scene, 200);
  glow(scene, scene.light.at, { radius: 480, opacity: 0.9, colour: palette.glow });
  paper.fill(circle(scene.light.at[0], scene.light.at[1], scene.light.radius), palette.light);
  asteroids(
    scene,
    [
      [-60, 330],
      [1340, 470],
    ],
    { count: 60, size: 26, depth: 0.3, label: "far" },
  );
  asteroids(
    scene,
    [
      [-60, 430],
      [1340, 600],
    ],
    { count: 30, size: 62, depth: 0.62, label: "middle" },
  );
  spacecraft(scene, [640 - side * 60, 430], { scale: 1.3, flip: side < 0, turn: -side * 10 });
  asteroids(
    scene,
    [
      [-100, 620],
      [1380, 730],
    ],
    { count: 18, size: 130, depth: 1, label: "near" },
  );
}
