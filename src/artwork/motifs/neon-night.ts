// The night over the neon grid and who travels under it.
import { mix } from "#artwork/colour.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { hero } from "./figures.ts";
import { glow, SHEET, stars, sun } from "./sky.ts";
import { carRear, spacecraft } from "./vehicles.ts";

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

/** The one who is on the way: a car, a ship or a hero. */
export function traveller(stage: Stage, at: Point): void {
  if (stage.genres.has("racing")) carRear(stage, at, { scale: 1.1 });
  else if (stage.genres.has("shooter")) spacecraft(stage, [at[0], at[1] - 110], { scale: 1, turn: -8 });
  else hero(stage, at, { height: 176 });
}
