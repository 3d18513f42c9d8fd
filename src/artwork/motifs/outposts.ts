// What people have hung into space: a wheel, a great ship, a gate, a lone astronaut.
import { mix } from "#artwork/colour.ts";
import { ellipse, fixed, limb, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { station } from "./planets.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";

const CRUISER =
  "M-150 -6L-128 -20L-60 -24L-48 -40L-16 -44L-10 -26L60 -22L150 -2L156 4L60 16L20 18L4 34L-30 36L-40 20L-120 18L-150 10Z";

/** Draws what this game's people built out here; `scale` 1 is about 200 pixels wide. */
export function outpost(stage: Stage, at: Point, placing: { scale: number; turn: number; colour?: string }): void {
  const { paper, palette, world } = stage;
  const { scale, turn } = placing;
  const colour = placing.colour ?? palette.ink;
  switch (world.fork("outpost").pick(["wheel", "cruiser", "gate", "wheel"] as const)) {
    case "wheel": {
      const { outline, lights } = station();
      return silhouette(stage, outline, {
        at,
        scale,
        turn,
        colour,
        rim: 4,
        details: () => paper.fill(lights, palette.spot),
      });
    }
    case "cruiser": {
      const lights = Array.from({ length: 15 }, (_, index) =>
        rect([-118 + index * 15, -4 + (index % 2) * 7], 8, 2.4),
      ).join("");
      return silhouette(stage, CRUISER, {
        at,
        scale: scale * 0.86,
        turn: turn * 0.5,
        flip: turn < 0,
        colour,
        rim: 4,
        details: () => {
          paper.fill(lights, palette.spot);
          paper.fill(
            "M-150 -6L-230 0L-150 10Z",
            paper.linear(
              [-150, 0],
              [-230, 0],
              [
                [0, palette.light],
                [0.3, palette.spot, 0.8],
                [1, palette.spot, 0],
              ],
            ),
          );
        },
      });
    }
    case "gate":
      glow(stage, at, { radius: 120 * scale, opacity: 0.7, colour: palette.spot });
      return silhouette(stage, gateRing(), {
        at,
        scale,
        turn,
        colour,
        rim: 4,
        details: () => paper.fill(ellipse([0, 0], 60, 82), palette.spot, 0.42),
      });
  }
}

/** A ring to fly through, with clamps around it, 200 units high. */
function gateRing(): string {
  const hoop = "M-76 0A76 98 0 1 1 76 0A76 98 0 1 1 -76 0ZM-60 0A60 82 0 1 0 60 0A60 82 0 1 0 -60 0Z";
  const clamps = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI + 0.39;
    return limb([Math.cos(turn) * 62, Math.sin(turn) * 84], [Math.cos(turn) * 88, Math.sin(turn) * 112], [13, 9]);
  });
  return hoop + clamps.join("");
}

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
