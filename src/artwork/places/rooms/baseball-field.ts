import { mix } from "#artwork/colour.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { floodlight, grandstand } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";
import { polygon, rect } from "#artwork/path.ts";

/** A diamond in the evening, scoreboard at the back. */
export const BASEBALL_FIELD: Place = {
  name: "baseball-field",
  fits: "baseball, mlb, softball, diamond",
  ages: ["modern"],
  offers: ["field", "land"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    sky(stage);
    for (const x of [210, 1070]) floodlight(stage, [x, horizon + 10], { height: 260 });
    grandstand(stage, { top: horizon - 70, foot: horizon + 16, sag: 20, depth: 0.5 });
    paper.fill(rect([520, horizon - 170], 240, 96), palette.ink);
    paper.fill(
      [0, 1, 2, 3, 4, 5]
        .map((n) => rect([536 + n * 36, horizon - 150], 24, 22) + rect([536 + n * 36, horizon - 116], 24, 22))
        .join(""),
      palette.spot,
      0.8,
    );
    stage.plane();
    const grass = mix(palette.deep, palette.glow, 0.25);
    paper.fill(rect([-220, horizon + 14], 1720, 900), grass);
    paper.fill(
      polygon([
        [640, horizon + 40],
        [1340, 760],
        [640, 1100],
        [-60, 760],
      ]),
      mix(palette.spot, palette.deep, 0.5),
    );
    paper.fill(
      polygon([
        [640, horizon + 80],
        [1080, 690],
        [640, 900],
        [200, 690],
      ]),
      mix(grass, palette.light, 0.12),
    );
    paper.stroke(`M640 ${horizon + 40}L1340 760M640 ${horizon + 40}L-60 760`, palette.light, {
      width: 4,
      opacity: 0.7,
    });
    return { field: { at: [640 + random.range(-60, 60), 660] }, land: { at: [640, 660] } };
  },
};
