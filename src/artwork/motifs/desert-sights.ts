// What crosses or stands on the last dune of a picture.
import { type Point, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { hero } from "./figures.ts";
import { bareTree } from "./flora.ts";
import { heightAt } from "./land.ts";
import { silhouette } from "./silhouette.ts";
import { camel } from "./wastes.ts";

/** What crosses or stands on the last dune: a caravan, a dead tree, an obelisk or the hero alone. */
export function desertSight(stage: Stage, front: readonly Point[], side: number): void {
  const { random, world, paper, palette } = stage;
  const on = (away: number): Point => [640 + side * away, heightAt(front, 640 + side * away) + 5];
  const sight = world.fork("sight").int(0, 3);
  if (sight === 0)
    for (const [index, away] of [-170, -40, 90].entries())
      silhouette(stage, camel(), { at: on(away), scale: 1.05 + (index % 2) * 0.1, flip: side < 0 });
  if (sight === 1) paper.fill(bareTree(world.fork("tree"), on(-190), random.range(360, 440)), palette.ink);
  if (sight === 2)
    silhouette(
      stage,
      polygon([
        [-17, 2],
        [-11, -90],
        [0, -104],
        [11, -90],
        [17, 2],
      ]),
      { at: on(-170), scale: 3.6, turn: side * 5, colour: stage.tone(0.9), rim: 4 },
    );
  if (sight > 0) hero(stage, on(random.range(20, 130)), { height: 150 });
}
