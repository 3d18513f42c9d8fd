import { mix } from "#artwork/colour.ts";
import { pixelIsland, pixelSkyOver } from "#artwork/motifs/pixel-lands.ts";
import { bricks, coins } from "#artwork/motifs/pixel-sprites.ts";
import { pixelCloud, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";

/** Islands of large pixels in the air. */
export const PIXEL_ISLANDS: Place = {
  name: "pixel-islands",
  fits: "sky, islands, pixel-graphics, clouds, platformer, float, 2d",
  offers: ["pixel"],
  draw: (stage) => {
    const { palette, random } = stage;
    const set = pixelSkyOver(stage, 300);
    const world = stage.world.fork("islands");
    const rows = [26, 30, 46, 50];
    for (const [n, row] of rows.entries())
      pixelIsland(set, { column: n % 2 === 0 ? 124 : 16, row: row + world.int(-4, 4), width: 20 }, n < 2 ? 0.55 : 0.4);
    for (let n = 0; n < 6; n += 1) pixelCloud(set, [n * 34 - 24 + random.int(-6, 6), 78 + random.int(-3, 4)], 30);
    stage.plane();
    const [left, right] = [world.int(58, 68), world.int(56, 66)];
    pixelIsland(set, { column: -22, row: left, width: 44 });
    pixelIsland(set, { column: 138, row: right, width: 48 });
    pixelIsland(set, { column: 38, row: 74, width: 84 });
    const colour = mix(palette.deep, palette.ink, 0.55);
    pixelTree(set, [46, 74], { colour, round: world.chance(0.5), size: 1.2 });
    pixelTree(set, [150, right], { colour, round: true, size: 1.3 });
    coins(set, [4, left - 6], 2);
    if (random.chance(0.6)) bricks(set, [126, 44], 3);
    return { pixel: { at: [640 + random.range(-40, 90), 592] } };
  },
};
