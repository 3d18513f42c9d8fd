import { mix } from "#artwork/colour.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { grandstand } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A court with its net, seen from the base line. */
export const TENNIS_COURT: Place = {
  name: "tennis-court",
  fits: "tennis, badminton, wimbledon, table tennis, volleyball beach",
  ages: ["modern"],
  offers: ["field"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    sky(stage);
    grandstand(stage, { top: horizon - 90, foot: horizon + 20, sag: 24, depth: 0.5 });
    stage.plane();
    const clay = mix(palette.spot, palette.deep, 0.45);
    paper.fill(
      rect([-220, horizon + 20], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(clay, palette.light, 0.3)],
          [1, mix(clay, palette.ink, 0.25)],
        ],
      ),
    );
    paper.stroke(
      `M300 ${horizon + 60}L-60 940M980 ${horizon + 60}L1340 940M300 ${horizon + 60}H980M640 ${horizon + 60}V${horizon + 140}M210 ${horizon + 140}H1070`,
      palette.light,
      { width: 6 },
    );
    paper.fill(rect([160, horizon + 92], 960, 56), palette.ink, 0.35);
    paper.fill(
      rect([160, horizon + 88], 960, 7) + rect([156, horizon + 84], 8, 70) + rect([1116, horizon + 84], 8, 70),
      palette.light,
    );
    return { field: { at: [640 + random.range(-120, 120), 668] } };
  },
};
