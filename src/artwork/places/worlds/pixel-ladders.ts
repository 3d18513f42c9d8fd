import { mix } from "#artwork/colour.ts";
import { pixelRanges, pixelSkyOver } from "#artwork/motifs/pixel-lands.ts";
import { coins, ladder } from "#artwork/motifs/pixel-sprites.ts";
import { block, ledge, ROWS } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";

/** Floors with ladders between two walls. */
export const PIXEL_LADDERS: Place = {
  name: "pixel-ladders",
  fits: "ladders, climb, barrels, arcade, tower, pixel-graphics, retro",
  offers: ["pixel"],
  draw: (stage) => {
    const { paper, palette, world } = stage;
    const set = pixelSkyOver(stage, 250);
    pixelRanges(set, 72);
    stage.plane();
    const random = world.fork("shaft");
    const wall = mix(stage.tone(0.72), palette.ink, 0.15);
    for (let row = -26; row < ROWS + 26; row += 6)
      paper.fill(block(-30, row, [42 + random.int(0, 8), 6]) + block(148 - random.int(0, 8), row, [60, 6]), wall);
    ledge(set, { column: 12, row: 78, width: 136, height: 30 });
    const first = random.int(34, 46);
    ledge(set, { column: 14, row: 58, width: first, height: 7 });
    ledge(set, { column: first + 66, row: 56, width: 100 - first, height: 7 });
    ledge(set, { column: 36, row: 34, width: random.int(60, 84), height: 7 });
    ledge(set, { column: 112, row: 18, width: 34, height: 7 });
    ledge(set, { column: 14, row: 14, width: 34, height: 7 });
    const ends = [78, 56, 34, 14] as const;
    for (const [n, column] of [first + 2, 124, 40].entries()) ladder(set, column, [ends[n + 1] ?? 14, ends[n] ?? 78]);
    coins(set, [122, 14], 2);
    coins(set, [20, 54], 2);
    return { pixel: { at: [640 + stage.random.range(-40, 40), 624] } };
  },
};
