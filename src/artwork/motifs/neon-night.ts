// The night over the neon grid and who travels under it.
import { mix } from "#artwork/colour.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { glow, SHEET, stars, sun } from "./sky.ts";

export function night(stage: Stage): void {
  const { paper, palette, horizon } = stage;
  paper.fill(
    SHEET,
    paper.linear(
      [0, 0],
      [0, horizon],
      [
        [0, mix(palette.ink, palette.sky, 0.5)],
        [0.6, palette.sky],
        [1, mix(palette.deep, palette.glow, 0.42)],
      ],
    ),
  );
  stars(stage, 130);
}

export function bigSun(stage: Stage, at: Point, radius: number): Stage {
  const scene = relit(
    { ...stage, sun: stage.sun === "crescent" || stage.sun === "twin" ? "sliced" : stage.sun },
    at,
    radius,
  );
  glow(scene, at, { radius: radius * 2.4, opacity: 0.5, colour: scene.palette.glow });
  sun(scene);
  return scene;
}
