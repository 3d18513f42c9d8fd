import { mix } from "#artwork/colour.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A courtroom: the judge's bench, columns, a great emblem. */
export const COURTROOM: Place = {
  name: "courtroom",
  fits: "court, trial, lawyer, judge, justice, attorney, law",
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 60, from: [640, 150], warm: 1.1 });
    for (const x of [120, 330, 950, 1160])
      paper.fill(
        rect([x - 26, -220], 52, horizon + 280) + rect([x - 38, horizon + 40], 76, 22) + rect([x - 38, 20], 76, 18),
        mix(palette.deep, palette.ink, 0.3),
      );
    paper.fill(circle(640, horizon - 220, 70), mix(palette.spot, palette.ink, 0.2));
    paper.stroke(
      `M600 ${horizon - 232}H680M640 ${horizon - 262}V${horizon - 180}M600 ${horizon - 232}l-18 36h36ZM680 ${horizon - 232}l-18 36h36Z`,
      palette.light,
      { width: 5 },
    );
    paper.fill(
      rect([440, horizon - 80], 400, 150) +
        rect([420, horizon - 96], 440, 20) +
        rect([250, horizon], 150, 70) +
        rect([880, horizon], 150, 70),
      mix(palette.ink, palette.deep, 0.35),
    );
    paper.fill(
      rect([470, horizon - 50], 160, 96) + rect([650, horizon - 50], 160, 96),
      mix(palette.ink, palette.spot, 0.25),
    );
    return { floor: { at: [640 + random.range(-80, 80), 672] }, table: { at: [640, 650] } };
  },
};
