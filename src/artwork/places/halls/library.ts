import { mix } from "#artwork/colour.ts";
import { onWall, room } from "#artwork/motifs/interiors.ts";
import { ARCH_SHAPES, archway, lightShaft } from "#artwork/motifs/masonry.ts";
import { motes } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Shelves to the ceiling and a tall window. */
export const LIBRARY: Place = {
  name: "library",
  fits: "library, books, book, archive, mystery, visual-novel, school",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const y = horizon + 30;
    const scene = relit(stage, [640, y - 230], 80);
    const wall = [mix(palette.glow, palette.light, 0.3), mix(palette.deep, palette.ink, 0.25)] as const;
    const hall = { at: [640, y], half: 210, height: 380, wall } as const;
    room(scene, hall);
    paper.fill(archway(world.fork("arch").pick(ARCH_SHAPES), [640, y - 60], { half: 92, height: 260 }), palette.light);
    paper.stroke(`M640 ${y - 330}V${y - 60}M540 ${y - 140}h200M540 ${y - 220}h200`, scene.tone(0.6), { width: 6 });
    stage.plane();
    const books = random.fork("books");
    const paints = [palette.spot, mix(palette.spot, palette.ink, 0.45), scene.tone(0.2), scene.tone(0.9)] as const;
    for (const side of [-1, 1])
      for (let level = 0; level < 7; level += 1) {
        const low = 0.03 + level * 0.14;
        paper.fill(onWall(hall, side, { along: [0, 1.6], up: [low, low + 0.1] }), mix(palette.ink, palette.deep, 0.2));
        for (let share = 0.08; share < 1.2; share += books.range(0.026, 0.05)) {
          const up = [low, low + books.range(0.055, 0.09)] as const;
          paper.fill(onWall(hall, side, { along: [share, share + 0.026], up }), books.pick(paints));
        }
      }
    lightShaft(scene, [640, y - 200], { at: [640 + random.range(-60, 60), 650], half: 180 });
    motes(scene, { count: 40, size: 2.2, top: 200 });
    return { floor: { at: [640 + random.range(-70, 70), 650] } };
  },
};
