import { mix } from "#artwork/colour.ts";
import { paned, room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { polygon, rect } from "#artwork/path.ts";

/** An office: rows of desks and screens under strips of light. */
export const OFFICE: Place = {
  name: "office",
  fits: "office, work, company, business, stanley, computer, hacking, cubicle, startup, bureaucracy",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 50, from: [640, 60], warm: 0.9, boards: false });
    for (const y of [-40, 30, 90])
      paper.fill(
        polygon([
          [640 - 90 - (120 - y) * 2, y],
          [640 - 20 - (120 - y) * 0.6, y],
          [640 - 16 - (112 - y) * 0.5, y + 12],
          [640 - 86 - (112 - y) * 1.8, y + 12],
        ]) +
          polygon([
            [640 + 90 + (120 - y) * 2, y],
            [640 + 20 + (120 - y) * 0.6, y],
            [640 + 16 + (112 - y) * 0.5, y + 12],
            [640 + 86 + (112 - y) * 1.8, y + 12],
          ]),
        palette.light,
        0.9,
      );
    paned(stage, [540, horizon - 190], [200, 130]);
    for (const [x, y, s] of [
      [180, 60, 1],
      [1100, 60, 1],
      [330, 30, 0.6],
      [950, 30, 0.6],
    ] as const) {
      paper.fill(
        rect([x - 150 * s, horizon + y], 300 * s, 14 * s) +
          rect([x - 140 * s, horizon + y], 12 * s, 150 * s) +
          rect([x + 128 * s, horizon + y], 12 * s, 150 * s),
        palette.ink,
      );
      paper.fill(
        rect([x - 60 * s, horizon + y - 90 * s], 120 * s, 76 * s) +
          rect([x - 6 * s, horizon + y - 16 * s], 12 * s, 18 * s),
        palette.ink,
      );
      paper.fill(rect([x - 54 * s, horizon + y - 84 * s], 108 * s, 64 * s), mix(palette.spot, palette.light, 0.4));
    }
    return { floor: { at: [640 + random.range(-60, 60), 672] }, table: { at: [640, 640] } };
  },
};
