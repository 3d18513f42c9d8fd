import { mix } from "#artwork/colour.ts";
import { banner } from "#artwork/motifs/duel.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { archway } from "#artwork/motifs/masonry.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { fixed } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** The sand of an old arena, tier over tier. */
export const COLOSSEUM: Place = {
  name: "colosseum",
  fits: "gladiator, colosseum, rome, roman, arena, duel, tournament",
  ages: ["old"],
  offers: ["land", "field"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const scene = relit(stage, [640 + random.range(-220, 220), horizon - random.range(290, 330)], 95);
    sky(scene);
    const wall = (y: number, dip: number, colour: string): void =>
      paper.fill(`M-220 ${y - dip}Q640 ${y + dip} 1500 ${y - dip}V940H-220Z`, colour);
    for (const tier of [0, 1, 2]) {
      if (tier === 2) stage.plane();
      const [y, colour] = [horizon - 210 + tier * 78, scene.tone(0.25 + tier * 0.18)] as const;
      wall(y, 60, graded(stage, [y - 60, y + 130], [colour, mix(colour, palette.glow, 0.3)]));
      const arches = Array.from({ length: 22 }, (_, n) => {
        const x = -180 + n * 76;
        const top = y + 60 - 60 * ((x + 18 - 640) / 860) ** 2;
        return `M${x} ${fixed(top + 50)}V${fixed(top + 18)}A18 18 0 0 1 ${x + 36} ${fixed(top + 18)}V${fixed(top + 50)}Z`;
      });
      paper.fill(arches.join(""), mix(colour, palette.ink, 0.55));
      paper.stroke(`M-220 ${y - 60}Q640 ${y + 60} 1500 ${y - 60}`, palette.light, { width: 3, opacity: 0.7 });
    }
    const sand = [mix(palette.glow, palette.light, 0.3), mix(palette.glow, palette.deep, 0.75)] as const;
    const gate = 640 + random.sign() * random.range(160, 300);
    paper.fill(archway("round", [gate, horizon + 50], { half: 54, height: 126 }), scene.tone(0.9));
    paper.fill(archway("round", [gate, horizon + 50], { half: 42, height: 112 }), palette.ink);
    const bars = [-28, -14, 0, 14, 28].map((away) => `M${gate + away} ${horizon - 44}v90`);
    paper.stroke(bars.join(""), scene.tone(0.5), { width: 3 });
    wall(horizon + 34, 30, graded(stage, [horizon + 20, 720], sand));
    const colour = world.fork("team").chance(0.5) ? palette.spot : scene.tone(0.8);
    for (const x of [180, 420, 800, 1030]) banner(scene, [x, horizon - 150], { width: 52, length: 120, colour });
    const spot = { at: [640 + random.range(-80, 80), 640] } as const;
    return { land: spot, field: spot };
  },
};
