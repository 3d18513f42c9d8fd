import { mix } from "#artwork/colour.ts";
import { night } from "#artwork/motifs/neon-night.ts";
import { neon, neonTower } from "#artwork/motifs/neon.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { looksAlong, ROAD_PLACE, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** Glowing towers and signs over a wet street. */
export const NEON_CITY: Place = {
  ...ROAD_PLACE,
  name: "neon-city",
  fits: "cyberpunk, neon, futuristic, dystopian, synthwave, night city, hacking",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = relit(stage, [640 + random.range(-120, 120), horizon - 90], 60);
    night(scene);
    glow(scene, scene.light.at, { radius: 460, opacity: 0.7, colour: palette.glow });
    const foot = Math.max(horizon + 24, looksAlong(stage) ? 0 : 560);
    const colours = [palette.spot, palette.glow, palette.light] as const;
    for (const [index, away] of [60, 150, 262, 400].entries()) {
      for (const side of [-1, 1]) {
        const [width, floor] = [60 + index * 40, foot + 6 + index * 14];
        const x = side < 0 ? 640 - away - width : 640 + away;
        const top = horizon - 110 - index * 90 - random.range(0, 90);
        neonTower(scene, { x, width, top, floor }, random.pick(colours));
        const corner = [side < 0 ? x + width - 20 : x - 10, top + random.range(40, 90)] as const;
        const sign = rect(corner, 16 + index * 6, 50 + index * 26);
        paper.fill(sign, palette.ink);
        neon(scene, sign, { colour: random.pick(colours), width: 1.6 + index * 0.5 });
      }
    }
    stage.plane();
    const { spot } = way(scene, { horizon: foot, lanes: 4, verge: mix(palette.ink, palette.deep, 0.5) });
    for (const x of [150, 330, 520, 760, 930, 1120])
      paper.fill(rect([x + random.range(-40, 40), foot + 40], random.range(16, 60), 140), random.pick(colours), 0.13);
    return { road: { at: spot }, land: { at: [640 + random.range(-60, 60), 664] } };
  },
};
