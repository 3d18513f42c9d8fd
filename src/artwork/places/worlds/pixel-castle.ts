import { mix } from "#artwork/colour.ts";
import { pixelRanges, pixelSkyOver } from "#artwork/motifs/pixel-lands.ts";
import { pixelCastle } from "#artwork/motifs/pixel-sprites.ts";
import { block, COLUMNS, ledge, pixelHills, pixelTree } from "#artwork/motifs/pixels.ts";
import type { Place } from "#artwork/part.ts";

/** A castle of large pixels behind its moat. */
export const PIXEL_CASTLE: Place = {
  name: "pixel-castle",
  fits: "castle, kingdom, pixel-graphics, medieval, siege, metroidvania",
  ages: ["old"],
  offers: ["pixel"],
  draw: (stage) => {
    const { paper, palette, world, random } = stage;
    const set = pixelSkyOver(stage, 220);
    pixelRanges(set, 58);
    const side = random.sign();
    const colour = mix(stage.tone(0.62), palette.deep, 0.3);
    const build = { width: world.fork("build").pick([40, 52, 62]), colour, random: world.fork("castle") };
    pixelCastle(set, [80 + side * random.int(16, 30), 64], build);
    pixelHills(set, { row: 66, height: 3, run: 4, label: "shore", colour: stage.tone(0.62) });
    stage.plane();
    paper.fill(block(-26, 70, [COLUMNS + 52, 60]), mix(palette.deep, palette.sky, 0.4));
    const ripples = Array.from({ length: 40 }, () =>
      block(random.int(-20, COLUMNS + 10), random.int(71, 77), [random.int(3, 12), 1]),
    );
    paper.fill(ripples.join(""), palette.light, 0.6);
    ledge(set, { column: -26, row: 78, width: COLUMNS + 52, height: 40 });
    for (const [n, column] of [-8, 14, 144, 164].entries())
      pixelTree(set, [column, 78], { colour: palette.ink, round: n % 2 === 0, size: 1 + random.next() * 0.7 });
    return { pixel: { at: [640 + random.range(-50, 50), 624] } };
  },
};
