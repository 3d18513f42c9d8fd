import { tunnel } from "#artwork/motifs/neon.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A tunnel of frames into the light. */
export const NEON_TUNNEL: Place = {
  name: "neon-tunnel",
  fits: "tunnel, warp, rhythm, music, hyperspace, abstract, speed, bullet-hell",
  ages: ["modern", "future"],
  offers: ["void", "space", "floor"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, world, paper } = stage;
    const at = [640 + random.range(-60, 60), random.range(330, 380)] as const;
    const shape = world.fork("tunnel");
    const scene = relit(stage, at, 60);
    paper.fill(SHEET, palette.ink);
    const [sides, turn] = [shape.pick([4, 6, 6, 8, 3]), shape.pick([0, 0.08, -0.1, 0.16])];
    tunnel(scene, { at, sides, turn, colours: [palette.glow, palette.spot] });
    glow(scene, at, { radius: 330, opacity: 1 });
    paper.fill(circle(at[0], at[1], 44), palette.light);
    const middle = { at: [at[0], 400] } as const;
    return { void: middle, space: middle, floor: { at: [at[0], 640] } };
  },
};
