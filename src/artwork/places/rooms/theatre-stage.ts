import { mix } from "#artwork/colour.ts";
import { beams } from "#artwork/motifs/interior.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A stage between curtains, light from the ramp. */
export const THEATRE_STAGE: Place = {
  name: "theatre-stage",
  fits: "theatre, theater, opera, stage, play, puppet, circus, paper mario, show, magic show",
  offers: ["floor", "land", "void"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    paper.fill(
      SHEET,
      paper.radial([640, 420], 760, [
        [0, mix(palette.glow, palette.light, 0.2)],
        [0.6, mix(palette.deep, palette.glow, 0.3)],
        [1, palette.deep],
      ]),
    );
    beams(stage, [[640, 640]], -80);
    stage.plane();
    paper.fill(
      rect([-220, 600], 1720, 340),
      paper.linear(
        [0, 600],
        [0, 740],
        [
          [0, mix(palette.spot, palette.ink, 0.35)],
          [1, palette.ink],
        ],
      ),
    );
    paper.stroke(
      Array.from({ length: 15 }, (_, n) => `M${640 + (n - 7) * 70} 600L${640 + (n - 7) * 160} 940`).join(""),
      palette.ink,
      { width: 3, opacity: 0.4 },
    );
    return { floor: { at: [640 + random.range(-60, 60), 650] }, land: { at: [640, 650] }, void: { at: [640, 420] } };
  },
  near: (stage) => {
    const { paper, palette } = stage;
    const cloth = mix(palette.spot, palette.ink, 0.3);
    for (const side of [-1, 1]) {
      paper.fill(
        `M${640 + side * 900} -220H${640 + side * 420}C${640 + side * 440} 120 ${640 + side * 560} 300 ${640 + side * 500} 760H${640 + side * 900}Z`,
        cloth,
      );
      paper.stroke(
        [0, 1, 2]
          .map(
            (n) =>
              `M${640 + side * (520 + n * 70)} -220C${640 + side * (530 + n * 70)} 200 ${640 + side * (600 + n * 60)} 400 ${640 + side * (560 + n * 70)} 760`,
          )
          .join(""),
        palette.ink,
        { width: 8, opacity: 0.35 },
      );
    }
    paper.fill(
      "M-220 -220H1500V60C1300 150 1180 40 1000 110C860 170 760 60 640 110C520 60 420 170 280 110C100 40 -20 150 -220 60Z",
      cloth,
    );
    paper.fill(
      [260, 450, 640, 830, 1020].map((x) => `M${x - 34} 722C${x - 30} 690 ${x + 30} 690 ${x + 34} 722Z`).join(""),
      palette.light,
    );
  },
};
