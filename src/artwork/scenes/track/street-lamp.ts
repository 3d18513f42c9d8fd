import { lamp } from "#artwork/motifs/road.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { ellipse, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** A street lamp with its light; `side` is where it leans. */
export function streetLamp(stage: Stage, post: { at: Point; scale: number; side: number; colour: string }): void {
  const bulb: Point = [post.at[0] + post.side * 28 * post.scale, post.at[1] - 97 * post.scale];
  silhouette(stage, lamp(post.side), { at: post.at, scale: post.scale, colour: post.colour, rim: 1 });
  glow(stage, bulb, { radius: 46 * post.scale, opacity: 0.8 });
  stage.paper.fill(ellipse([bulb[0], bulb[1] + 2 * post.scale], 6 * post.scale, 2 * post.scale), stage.palette.light);
}
