import { mix } from "#artwork/colour.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, neon } from "#artwork/motifs/neon.ts";
import { ROAD_VIEWS } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { type Point, polygon } from "#artwork/path.ts";

/** Cubes that hang over a grid of light. */
export const NEON_GRID: Place = {
  name: "neon-grid",
  fits: ["neon", "grid", "virtual", "cyberspace", "vr", "abstract", "hacking", "synthwave", "1980s"],
  ages: ["modern", "future"],
  views: ROAD_VIEWS,
  offers: ["road", "land", "floor", "void"],
  draw: (stage) => {
    const { random, palette, paper, horizon, time } = stage;
    night(stage);
    const scene = bigSun(stage, [640, horizon - random.range(190, 240)], random.range(110, 150));
    gridFloor(scene, { y: horizon });
    for (const [index, x] of [330, 900, 210, 1050, 470, 790].entries()) {
      const size = (30 + index * 9) * random.range(0.8, 1.2);
      const [cx, cy] = [
        x + random.range(-40, 40),
        horizon * random.range(0.22, 0.8) + 8 * Math.sin(2 * Math.PI * (time + index / 6)),
      ];
      const corner = (dx: number, dy: number): Point => [cx + dx * size, cy + dy * size];
      const top = polygon([corner(0, -1), corner(0.87, -0.5), corner(0, 0), corner(-0.87, -0.5)]);
      const left = polygon([corner(-0.87, -0.5), corner(0, 0), corner(0, 1), corner(-0.87, 0.5)]);
      const right = polygon([corner(0.87, -0.5), corner(0, 0), corner(0, 1), corner(0.87, 0.5)]);
      const colour = index % 2 === 0 ? palette.spot : palette.glow;
      paper.fill(top, mix(palette.deep, colour, 0.55));
      paper.fill(x < 640 ? left : right, mix(palette.ink, palette.sky, 0.5));
      paper.fill(x < 640 ? right : left, mix(palette.deep, palette.sky, 0.4));
      neon(scene, top + left + right, { colour, width: 2 });
    }
    const at = [640 + random.range(-40, 40), 660] as const;
    return { road: { at }, land: { at }, floor: { at }, void: { at: [640, horizon - 40] } };
  },
};
