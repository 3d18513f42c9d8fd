// What people have hung into space: a wheel, a great ship, a gate, a lone astronaut.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

/** A dome with its lock and a mast, as settlers put it on bare ground. */
export function habitat(stage: Stage, [x, y]: Point, options: { height: number; depth: number }): void {
  const { height, depth } = options;
  const half = height * 0.9;
  const dome = `M${fixed(x - half)} ${fixed(y)}A${fixed(half)} ${fixed(height)} 0 0 1 ${fixed(x + half)} ${fixed(y)}Z`;
  const parts =
    dome +
    rect([x + half * 0.7, y - height * 0.34], half * 0.7, height * 0.36) +
    rect([x - half * 0.1, y - height * 1.6], 3, height * 0.7);
  silhouette(stage, parts, { at: [0, 0], scale: 1, colour: stage.tone(depth), rim: 3 });
  const panes = [-0.5, -0.1, 0.3].map((share) => rect([x + share * half, y - height * 0.5], half * 0.22, height * 0.2));
  stage.paper.fill(panes.join(""), mix(stage.palette.spot, stage.palette.light, 0.3), 0.9);
}
