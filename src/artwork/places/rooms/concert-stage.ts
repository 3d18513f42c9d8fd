import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { beams } from "#artwork/motifs/interior.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A stage with beams of light and a crowd before it. */
export const CONCERT_STAGE: Place = {
  name: "concert-stage",
  fits: "concert, band, music, rhythm, guitar, rock band, live, idol, singing",
  ages: ["modern"],
  offers: ["floor", "land", "void"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    paper.fill(
      SHEET,
      paper.radial([640, 300], 900, [
        [0, mix(palette.deep, palette.glow, 0.5)],
        [0.5, palette.deep],
        [1, palette.ink],
      ]),
    );
    for (const x of [60, 300, 640, 980, 1220])
      paper.fill(rect([x - 40, 60], 80, 16) + rect([x - 5, -220], 10, 290), palette.ink);
    beams(
      stage,
      [
        [250, 600],
        [460, 610],
        [640, 590],
        [820, 610],
        [1030, 600],
      ],
      76,
    );
    stage.plane();
    paper.fill(
      rect([-220, 610], 1720, 330),
      paper.linear(
        [0, 610],
        [0, 700],
        [
          [0, mix(palette.deep, palette.glow, 0.45)],
          [1, palette.ink],
        ],
      ),
    );
    for (const x of [90, 1190])
      paper.fill([0, 1, 2].map((n) => rect([x - 80, 330 + n * 96], 160, 88)).join(""), palette.ink);
    for (const x of [90, 1190])
      paper.fill([0, 1, 2].map((n) => circle(x, 374 + n * 96, 30)).join(""), mix(palette.ink, palette.deep, 0.6));
    return { floor: { at: [640 + random.range(-60, 60), 636] }, land: { at: [640, 636] }, void: { at: [640, 420] } };
  },
  near: (stage) => {
    const { paper, palette } = stage;
    paper.fill(crowd(stage, 740, { size: 34, label: "fans", arms: 0.5 }), palette.ink);
  },
};
