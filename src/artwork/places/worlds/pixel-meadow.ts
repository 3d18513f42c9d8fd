import { mix } from "#artwork/colour.ts";
import { coins } from "#artwork/motifs/pixel-sprites.ts";
import { ledge, pixelCloud, pixelHills, pixelSky, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Ledges, pipes and trees of large pixels. */
export const PIXEL_MEADOW: Place = {
  name: "pixel-meadow",
  fits: "platformer, pixel-graphics, 2d-platformer, side-scroller, jump, 8-bit, meadow",
  offers: ["pixel"],
  draw: (stage) => {
    const { palette, random } = stage;
    const set = relit(stage, [640 + random.sign() * random.range(30, 260), 210], 90);
    pixelSky(set);
    for (let n = 0; n < 4; n += 1)
      pixelCloud(set, [random.int(-6, 36) + n * 40, random.int(8, 30)], random.int(16, 30));
    pixelHills(set, {
      row: 52,
      height: 13,
      run: 2,
      label: "range",
      colour: mix(stage.tone(0.1), palette.sky, 0.1),
      peaked: true,
    });
    pixelHills(set, { row: 64, height: 8, run: 3, label: "hills", colour: stage.tone(0.34) });
    stage.plane();
    ledge(set, { column: -26, row: 78, width: 130, height: 44 });
    ledge(set, { column: 118, row: 72, width: 110, height: 44 });
    ledge(set, { column: random.int(12, 28), row: 46, width: 24, height: 6 });
    ledge(set, { column: random.int(112, 126), row: 38, width: 24, height: 6 });
    pixelTree(set, [10, 78], { colour: mix(palette.deep, palette.ink, 0.5), round: true, size: 1.4 });
    pixelTree(set, [146, 72], { colour: mix(palette.deep, palette.ink, 0.5), round: false, size: 1.3 });
    coins(set, [44, 40], 3);
    return { pixel: { at: [600 + random.range(-60, 60), 624] } };
  },
};
