import { mix } from "#artwork/colour.ts";
import { pixelStars } from "#artwork/motifs/pixel-lands.ts";
import { block, COLUMNS, pixelDisc, pixelHills } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";

/** A black sky of square stars over a planet of large pixels. */
export const PIXEL_SPACE: Place = {
  name: "pixel-space",
  fits: "space, arcade, invaders, shoot-em-up, 1980s, retro, bullet-hell",
  offers: ["pixel"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random, world } = stage;
    pixelStars(stage);
    const [x, y, r] = [80 + random.sign() * random.int(28, 48), random.int(18, 30), random.int(11, 18)];
    const colour = mix(palette.deep, palette.glow, 0.45);
    paper.fill(pixelDisc([x, y], r), colour);
    const bands = [-0.6, -0.15, 0.35].map((at, n) => {
      const half = Math.sqrt(1 - at * at) * r - 1;
      return block(x - half, y + at * r, [half * (n === 1 ? 2 : 1.5), 2]);
    });
    paper.fill(bands.join(""), mix(colour, palette.light, 0.4));
    if (world.fork("ring").chance(0.6))
      paper.fill(block(x - r * 1.7, y + 1, [r * 3.4, 2]) + block(x - r * 1.4, y + 4, [r * 2.8, 1]), palette.light, 0.8);
    stage.plane();
    pixelHills(stage, { row: 76, height: 4, run: 3, label: "far", colour: mix(palette.deep, palette.ink, 0.3) });
    paper.fill(block(-26, 80, [COLUMNS + 52, 50]), mix(palette.deep, palette.ink, 0.6));
    paper.fill(block(-26, 80, [COLUMNS + 52, 1]), mix(palette.spot, palette.light, 0.2));
    const stones = Array.from({ length: 44 }, () =>
      block(random.int(-24, COLUMNS + 20), random.int(83, 100), [random.int(2, 7), random.int(1, 2)]),
    );
    paper.fill(stones.join(""), palette.ink);
    return { pixel: { at: [640, 632] } };
  },
};
