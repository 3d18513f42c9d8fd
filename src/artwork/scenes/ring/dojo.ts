import { mix } from "#artwork/colour.ts";
import { banner, duel, screens } from "#artwork/motifs/duel.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import { circle, ellipse, line, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two in a hall of paper screens. */
export function drawDojo(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 300], 150);
  const wall = mix(mix(palette.glow, palette.light, 0.5), palette.sky, 0.12);
  paper.fill(SHEET, mix(palette.ink, palette.deep, 0.4));
  screens(
    set,
    [96, 470],
    paper.radial([640, 300], 640, [
      [0, palette.light],
      [0.5, wall],
      [1, mix(wall, palette.deep, 0.5)],
    ]),
  );
  paper.fill(circle(640, 285, 132), palette.spot, 0.92);
  if (stage.world.fork("crest").chance(0.5)) paper.fill(circle(640, 285, 96), mix(palette.light, palette.glow, 0.2));
  paper.fill(
    rect([-220, 472], 1720, 500),
    paper.linear(
      [0, 472],
      [0, 720],
      [
        [0, mix(palette.deep, palette.glow, 0.35)],
        [0.4, stage.tone(0.66)],
        [1, palette.ink],
      ],
    ),
  );
  for (let n = -9; n <= 9; n += 1)
    paper.stroke(
      line([
        [640 + n * 74, 474],
        [640 + n * 200, 740],
      ]),
      palette.ink,
      { width: 2, opacity: 0.35 },
    );
  paper.fill(ellipse([640, 500], 300, 16), palette.light, 0.3);
  paper.fill(
    polygon([
      [440, 474],
      [840, 474],
      [990, 740],
      [290, 740],
    ]),
    palette.light,
    0.1,
  );
  for (const x of [-40, 1180]) paper.fill(rect([x, -220], 140, 1000), palette.ink);
  paper.fill(rect([-220, -220], 1720, 300), palette.ink);
  for (const x of [190, 1010])
    banner(set, [x, 70], { width: 76, length: 270, colour: mix(palette.spot, palette.ink, 0.15) });
  paper.transformed("translate(0 1268) scale(1 -1)", () =>
    paper.clipped(rect([-220, 400], 1720, 234), () =>
      duel({ ...set, palette: { ...palette, light: palette.ink } }, [640, 634], {
        height: 250,
        gap: 290,
        blades: stage.world.fork("blades").chance(0.4),
      }),
    ),
  );
  paper.fill(rect([-220, 636], 1720, 400), stage.tone(0.8), 0.55);
  duel(set, [640, 634], { height: 270, gap: 300, blades: stage.world.fork("blades").chance(0.4) });
}
