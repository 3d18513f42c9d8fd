// The house at the end of a path.
import { mix } from "#artwork/colour.ts";
import { limb, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { hut, hutLights, spire } from "./buildings.ts";
import { silhouette } from "./silhouette.ts";

/** The house at the end of the path: a hut, a tower or a windmill, with light in its windows. */
export function homestead(stage: Stage, at: Point): void {
  const { paper, palette, world } = stage;
  const lit = mix(palette.spot, palette.light, 0.4);
  const colour = stage.tone(0.86);
  const kind = world.fork("homestead").pick(["hut", "tower", "mill"] as const);
  if (kind === "hut")
    return silhouette(stage, hut(), { at, scale: 1.9, colour, details: () => paper.fill(hutLights(), lit) });
  if (kind === "tower")
    return silhouette(stage, spire(world.fork("tower")), {
      at,
      scale: 2.9,
      colour,
      details: () => paper.fill(rect([-2.4, -70], 4.8, 8) + rect([-3, -46], 5, 8) + rect([-4, -14], 8, 14), lit),
    });
  const turn = 18 + 90 * stage.time;
  silhouette(
    stage,
    polygon([
      [-20, 0],
      [-12, -56],
      [12, -56],
      [20, 0],
    ]) + "M-14 -55L0 -72L14 -55Z",
    { at, scale: 2.6, colour, details: () => paper.fill(rect([-4, -16], 8, 16) + rect([-3, -40], 6, 8), lit) },
  );
  const sails = [0, 90, 180, 270].map((degrees) => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    const tip: Point = [Math.cos(angle) * 44, Math.sin(angle) * 44 - 56];
    return (
      limb([0, -56], tip, [2, 1.6]) +
      limb(
        [Math.cos(angle + 0.14) * 14, Math.sin(angle + 0.14) * 14 - 56],
        [Math.cos(angle + 0.1) * 43, Math.sin(angle + 0.1) * 43 - 56],
        [7, 7],
      )
    );
  });
  silhouette(stage, sails.join(""), { at, scale: 2.6, colour, rim: 2 });
}
