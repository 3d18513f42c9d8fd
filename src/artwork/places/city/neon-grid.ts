import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neonCube } from "#artwork/motifs/neon.ts";
import { ROAD_VIEWS } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** Cubes that hang over a grid of light. */
export const NEON_GRID: Place = {
  name: "neon-grid",
  fits: "neon, grid, virtual, cyberspace, vr, abstract, hacking, synthwave, 1980s",
  ages: ["modern", "future"],
  views: ROAD_VIEWS,
  offers: ["road", "land", "floor", "void"],
  draw: (stage) => {
    const { random, palette, horizon, time } = stage;
    night(stage);
    const scene = bigSun(stage, [640, horizon - random.range(190, 240)], random.range(110, 150));
    gridFloor(scene, { y: horizon });
    for (const [index, x] of [330, 900, 210, 1050, 470, 790].entries()) {
      const y = horizon * random.range(0.22, 0.8) + 8 * Math.sin(2 * Math.PI * (time + index / 6));
      const size = (30 + index * 9) * random.range(0.8, 1.2);
      neonCube(scene, [x + random.range(-40, 40), y], { size, colour: index % 2 === 0 ? palette.spot : palette.glow });
    }
    const at = [640 + random.range(-40, 40), 660] as const;
    return { road: { at }, land: { at }, floor: { at }, void: { at: [640, horizon - 40] } };
  },
};
