import { mix } from "#artwork/colour.ts";
import { pixelGlow, pixelTeeth, pixelTorch } from "#artwork/motifs/pixel-lands.ts";
import { coins } from "#artwork/motifs/pixel-sprites.ts";
import { block, COLUMNS, ledge, pixelHills } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A cave of large pixels with a pool of fire. */
export const PIXEL_CAVE: Place = {
  name: "pixel-cave",
  fits: "cave, cavern, pixel-graphics, metroidvania, spelunking, mining, lava",
  offers: ["pixel"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, world, random } = stage;
    const set = relit(stage, [640, 330], 130);
    const rock = mix(palette.deep, palette.ink, 0.35);
    paper.fill(block(-26, -28, [COLUMNS + 52, 160]), rock);
    pixelGlow(set, [80 + random.int(-24, 24), 40]);
    pixelHills(set, { row: 62, height: 8, run: 3, label: "far", colour: mix(palette.deep, palette.glow, 0.28) });
    pixelTeeth(set, { reach: 26, colour: mix(palette.deep, palette.glow, 0.16), label: "back" });
    stage.plane();
    pixelHills(set, { row: 72, height: 4, run: 4, label: "mid", colour: mix(palette.deep, palette.ink, 0.3) });
    pixelTeeth(set, { reach: 18, colour: mix(palette.deep, palette.ink, 0.62), label: "front" });
    const [left, right] = [world.int(14, 26), world.int(122, 136)];
    ledge(set, { column: -26, row: 66, width: left + 26, height: 50 });
    ledge(set, { column: right, row: 62, width: 80, height: 50 });
    paper.fill(block(left, 84, [right - left, 50]), palette.spot);
    const ripples = Array.from({ length: 19 }, (_, n) => block(left + n * 6, 83 - (n % 2), [4, 2]));
    paper.fill(ripples.join(""), mix(palette.spot, palette.light, 0.25));
    ledge(set, { column: left + 10, row: 78, width: right - left - 20, height: 12 });
    pixelTorch(set, left - 8, 66);
    pixelTorch(set, right + 8, 62);
    coins(set, [right + 18, 54], 2);
    return { pixel: { at: [640 + random.range(-40, 40), 624] } };
  },
};
