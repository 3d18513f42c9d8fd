import { mix } from "#artwork/colour.ts";
import { block, COLUMNS } from "#artwork/motifs/pixels.ts";
import { mazeWalls } from "#artwork/motifs/solids.ts";
import type { Place } from "#artwork/part.ts";

const CELL = 20;
const SIZE = 11;

/** A maze of shining walls with dots to eat. */
export const PIXEL_MAZE: Place = {
  name: "pixel-maze",
  fits: "maze, labyrinth, arcade, dots, ghosts, retro, score-attack",
  offers: ["pixel"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, world } = stage;
    paper.fill(block(-26, -28, [COLUMNS + 52, 160]), mix(palette.ink, palette.deep, 0.25));
    const [left, top] = [80 - (SIZE * CELL) / 2, -62];
    const walls = mazeWalls(world.fork("maze"), SIZE).map(([[ax, ay], [bx, by]]) => {
      const [wide, high] = [(bx - ax) * CELL + 4, (by - ay) * CELL + 4];
      return [left + ax * CELL - 2, top + ay * CELL - 2, wide, high] as const;
    });
    const shape = (grow: number): string =>
      walls.map(([x, y, w, h]) => block(x + grow, y + grow, [w - 2 * grow, h - 2 * grow])).join("");
    paper.fill(shape(0), mix(palette.spot, palette.deep, 0.25));
    paper.fill(shape(1), mix(palette.ink, palette.deep, 0.3));
    const dots = Array.from({ length: SIZE * SIZE }, (_, n) =>
      block(left + (n % SIZE) * CELL + 9, top + Math.floor(n / SIZE) * CELL + 9, [2, 2]),
    );
    paper.fill(dots.join(""), mix(palette.light, palette.glow, 0.3), 0.9);
    stage.plane();
    paper.fill(block(-26, 78, [COLUMNS + 52, 40]), mix(palette.ink, palette.deep, 0.25));
    paper.fill(block(-26, 78, [COLUMNS + 52, 2]), mix(palette.spot, palette.deep, 0.1));
    return { pixel: { at: [640 + stage.random.range(-60, 60), 624] } };
  },
};
