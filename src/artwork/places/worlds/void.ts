import { mix } from "#artwork/colour.ts";
import { glow, motes, SHEET } from "#artwork/motifs/sky.ts";
import { octahedron } from "#artwork/motifs/solids.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Nothing but a pool of light, and splinters adrift around it. */
export const VOID: Place = {
  name: "void",
  fits: "void, abstract, minimalist, surreal, nothing, dream, psychological, emptiness",
  offers: ["void", "floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, time, world } = stage;
    const scene = relit(stage, [640 + random.sign() * random.range(60, 240), 120], 80);
    paper.fill(SHEET, mix(palette.ink, palette.deep, 0.55));
    glow(scene, [640, 380], { radius: 640, opacity: 0.55, colour: mix(palette.deep, palette.glow, 0.5) });
    for (const [n, r] of [620, 470, 340, 230].entries())
      paper.stroke(ellipse([640, 380], r, r), palette.light, { width: 1.5 + n * 0.5, opacity: 0.1 + n * 0.05 });
    motes(scene, { count: 50, size: 1.8 });
    stage.plane();
    for (const [n, r] of [430, 310, 200].entries())
      paper.fill(ellipse([640, 662], r, r * 0.16), mix(palette.deep, palette.glow, 0.3 + n * 0.25), 0.4 + n * 0.1);
    const isTinted = world.fork("splinters").chance(0.6);
    for (let n = 0; n < 14; n += 1) {
      const x = 640 + (n % 2 === 0 ? -1 : 1) * random.range(270, 700);
      const y = random.range(60, 600) + 8 * Math.sin(2 * Math.PI * (time + n / 14));
      const colour = mix(stage.tone(0.6), palette.spot, isTinted && n % 3 === 0 ? 0.8 : 0);
      octahedron(scene, [x, y], { r: random.range(8, 40), colour });
    }
    return { void: { at: [640, 380] }, floor: { at: [640, 662] } };
  },
};
