import { mix } from "#artwork/colour.ts";
import { roundRect } from "#artwork/motifs/game-pieces.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** Inside a train: seats, a row of windows, land that goes by. */
export const TRAIN_CAR: Place = {
  name: "train-car",
  fits: "train, orient express, commuter, railway journey, murder on a train, metro train",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 130, from: [640, horizon - 100], warm: 0.7, boards: false });
    for (const x of [-60, 250, 560, 870, 1180]) {
      paper.fill(roundRect(x, horizon - 210, [250, 190, 24]), palette.ink);
      paper.clipped(roundRect(x + 10, horizon - 200, [230, 170, 18]), () => {
        paper.fill(
          rect([x, horizon - 210], 250, 200),
          paper.linear(
            [0, horizon - 210],
            [0, horizon - 30],
            [
              [0, palette.sky],
              [1, palette.glow],
            ],
          ),
        );
        paper.fill(circle(640, horizon - 110, 60), palette.light);
        paper.fill(
          `M-220 ${horizon - 60}L120 ${horizon - 110}L360 ${horizon - 66}L700 ${horizon - 120}L1010 ${horizon - 60}L1300 ${horizon - 104}L1500 ${horizon - 60}V940H-220Z`,
          stage.tone(0.4),
        );
      });
    }
    paper.fill(rect([-220, -220], 1720, horizon - 60 > 320 ? 330 : 300), mix(palette.deep, palette.ink, 0.5), 0.55);
    for (const x of [90, 400, 880, 1190])
      paper.fill(
        `M${x - 90} ${horizon + 190}V${horizon + 40}C${x - 90} ${horizon} ${x + 10} ${horizon} ${x + 10} ${horizon + 40}V${horizon + 110}H${x + 80}V${horizon + 190}Z`,
        mix(palette.spot, palette.ink, 0.45),
      );
    return { floor: { at: [640 + random.range(-50, 50), 680] }, table: { at: [640, 660] } };
  },
};
