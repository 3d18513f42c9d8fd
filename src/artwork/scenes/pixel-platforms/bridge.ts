import { mix } from "#artwork/colour.ts";
import { pixelCastle, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import { block, COLUMNS, ledge, pixelHills, pixelSky, pixelTree } from "#artwork/motifs/pixels.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { distantRanges } from "./distant-ranges.ts";

/** A bridge of planks before a castle. */
export function drawBridge(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640 + stage.random.range(-220, 220), 220], stage.random.range(90, 150));
  pixelSky(set);
  distantRanges(set, 58);
  const build = stage.world.fork("build");
  pixelCastle(set, [80 + build.int(-16, 16), 66], {
    width: build.pick([40, 52, 62, 72]),
    colour: mix(stage.tone(0.62), palette.deep, 0.3),
    random: stage.world.fork("castle"),
  });
  pixelHills(set, { row: 68, height: 4, run: 4, label: "shore", colour: stage.tone(0.62) });
  paper.fill(block(-26, 78, [COLUMNS + 52, 50]), mix(palette.deep, palette.sky, 0.4));
  const ripples = stage.random.fork("ripples");
  paper.fill(
    Array.from({ length: 34 }, () =>
      block(80 + ripples.range(-1, 1) * 26, ripples.int(79, 90), [ripples.int(3, 12), 1]),
    ).join(""),
    palette.light,
    0.7,
  );
  ledge(set, { column: -26, row: 72, width: 66, height: 40 });
  ledge(set, { column: 120, row: 72, width: 70, height: 40 });
  paper.fill(
    Array.from({ length: 14 }, (_, n) =>
      block(40 + n * 6, 72 + Math.round(2.4 * Math.sin((Math.PI * n) / 13)), [5, 2]),
    ).join(""),
    mix(palette.light, palette.deep, 0.45),
  );
  paper.fill(block(38, 62, [2, 12]) + block(122, 62, [2, 12]), palette.ink);
  const round = stage.world.fork("leaf").chance(0.5);
  pixelTree(set, [24, 72], { colour: palette.ink, round, size: 1.5 });
  pixelTree(set, [138, 72], { colour: palette.ink, round, size: 1.1 });
  pixelHero(set, [stage.random.int(56, 104), 73], { size: 1.5 });
}
