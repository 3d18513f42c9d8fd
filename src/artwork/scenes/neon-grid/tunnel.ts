import { hero } from "#artwork/motifs/figures.ts";
import { tunnel } from "#artwork/motifs/neon.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A tunnel of frames into the light. */
export function drawTunnel(stage: Stage): void {
  const { random, palette, world } = stage;
  const at: Point = [640 + random.range(-60, 60), random.range(330, 380)];
  const scene = relit(stage, at, 60);
  const shape = world.fork("tunnel");
  stage.paper.fill(SHEET, palette.ink);
  tunnel(scene, {
    at,
    sides: shape.pick([4, 6, 6, 8, 3]),
    turn: shape.pick([0, 0.08, -0.1, 0.16]),
    colours: [palette.glow, palette.spot],
  });
  glow(scene, at, { radius: 330, opacity: 1 });
  stage.paper.fill(circle(at[0], at[1], 44), palette.light);
  if (stage.genres.has("shooter") || stage.genres.has("racing") || stage.genres.has("arcade"))
    spacecraft(scene, [at[0] + random.range(-40, 40), 556], { scale: 1.2, turn: random.range(-24, -10) });
  else hero(scene, [at[0], 610], { height: 210 });
}
