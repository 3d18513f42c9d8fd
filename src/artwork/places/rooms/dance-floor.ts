import { mix } from "#artwork/colour.ts";
import { beams } from "#artwork/motifs/interior.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, polygon, rect } from "#artwork/path.ts";

/** A floor of lit squares under a mirror ball. */
export const DANCE_FLOOR: Place = {
  name: "dance-floor",
  fits: "dance, disco, club, dancing, nightclub, party, karaoke",
  ages: ["modern"],
  offers: ["floor", "void"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    paper.fill(
      SHEET,
      paper.radial([640, 220], 900, [
        [0, mix(palette.deep, palette.spot, 0.4)],
        [0.6, palette.deep],
        [1, palette.ink],
      ]),
    );
    beams(
      stage,
      [
        [330, horizon + 60],
        [950, horizon + 60],
      ],
      -40,
    );
    glow(stage, [640, 110], { radius: 220, opacity: 0.6 });
    paper.fill(rect([638, -220], 4, 270), palette.ink);
    paper.fill(circle(640, 110, 58), mix(palette.light, palette.ink, 0.35));
    paper.fill(
      Array.from({ length: 22 }, (_, n) => rect([594 + (n % 6) * 16, 70 + Math.floor(n / 6) * 22], 11, 14)).join(""),
      palette.light,
      0.8,
    );
    stage.plane();
    const line = horizon + 50;
    paper.fill(rect([-220, line], 1720, 900), palette.ink);
    for (let row = 0; row < 5; row += 1) {
      const [near, far] = [line + 4 * 2.6 ** (row * 0.9 + 1), line + 4 * 2.6 ** (row * 0.9)];
      for (let column = -6; column < 6; column += 1) {
        const spread = (y: number) => 60 + (y - line) * 0.62;
        if ((row + column) % 2 !== 0) continue;
        paper.fill(
          polygon([
            [640 + column * spread(far), far],
            [640 + (column + 1) * spread(far), far],
            [640 + (column + 1) * spread(near), near],
            [640 + column * spread(near), near],
          ]),
          (row * 3 + column) % 3 === 0 ? palette.spot : mix(palette.glow, palette.deep, 0.3),
          0.75,
        );
      }
    }
    return { floor: { at: [640 + random.range(-70, 70), 665] }, void: { at: [640, 400] } };
  },
};
