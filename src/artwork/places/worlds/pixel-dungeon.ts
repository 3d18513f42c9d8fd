import { mix } from "#artwork/colour.ts";
import { pixelGlow, pixelTorch, pixelWall } from "#artwork/motifs/pixel-lands.ts";
import { block, COLUMNS, pixelDisc } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Walls of brick, pillars and torches in large pixels. */
export const PIXEL_DUNGEON: Place = {
  name: "pixel-dungeon",
  fits: "dungeon, dungeon-crawler, roguelike, roguelite, pixel-graphics, loot, jrpg",
  offers: ["pixel"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, world, random } = stage;
    const set = relit(stage, [640, 300], 100);
    const wall = mix(palette.deep, palette.ink, 0.3);
    pixelWall(set, 76, wall);
    pixelGlow(set, [80, 40], 0.35);
    const door = 80 + world.fork("door").pick([-34, 34, -26]);
    paper.fill(block(door - 12, 46, [24, 30]) + pixelDisc([door, 46], 12), mix(wall, palette.ink, 0.6));
    paper.fill(block(door - 9, 48, [18, 28]) + pixelDisc([door, 48], 9), palette.ink);
    const bars = [-6, -1, 4].map((step) => block(door + step, 40, [2, 36]));
    paper.fill(bars.join("") + block(door - 9, 54, [18, 2]), mix(palette.light, palette.deep, 0.5), 0.8);
    stage.plane();
    for (const column of [-14, 22, 126, 162]) {
      paper.fill(block(column, -28, [12, 106]), mix(wall, palette.glow, 0.12));
      paper.fill(block(column + 8, -28, [4, 106]), mix(wall, palette.ink, 0.6));
      paper.fill(block(column - 2, 70, [16, 8]) + block(column - 2, 8, [16, 5]), mix(wall, palette.glow, 0.28));
    }
    for (const column of [44, 114]) pixelTorch(set, column, 50);
    paper.fill(block(-26, 76, [COLUMNS + 52, 50]), mix(wall, palette.ink, 0.55));
    const flags = Array.from({ length: 34 }, (_, n) => block(-26 + n * 7, 77 + (n % 3) * 5, [6, 4]));
    paper.fill(flags.join(""), mix(wall, palette.glow, 0.1));
    paper.fill(block(-26, 76, [COLUMNS + 52, 1]), mix(wall, palette.light, 0.5));
    return { pixel: { at: [640 + random.range(-50, 50), 632] } };
  },
};
