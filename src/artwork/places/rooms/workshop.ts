import { mix } from "#artwork/colour.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { circle, limb, polygon, rect } from "#artwork/path.ts";

/** A workshop: tools on the wall, a bench, an open door. */
export const WORKSHOP: Place = {
  name: "workshop",
  fits: "garage, workshop, mechanic, crafting, car mechanic, pc building, inventor, tinkering, powerwash",
  ages: ["modern"],
  offers: ["floor", "table", "road"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 70, from: [900, 240], warm: 0.9, boards: false });
    paper.fill(
      rect([760, horizon - 230], 360, 300),
      paper.linear(
        [0, horizon - 230],
        [0, horizon + 70],
        [
          [0, mix(palette.sky, palette.light, 0.4)],
          [1, palette.light],
        ],
      ),
    );
    paper.fill([0, 1, 2].map((n) => rect([760, horizon - 230 + n * 26], 360, 18)).join(""), palette.ink, 0.7);
    for (const [n, x] of [120, 190, 260, 340, 420, 500, 580].entries())
      paper.fill(
        limb([x, horizon - 200], [x, horizon - 110 - (n % 3) * 14], [6, 6]) +
          (n % 2 === 0 ? rect([x - 20, horizon - 214], 40, 18) : circle(x, horizon - 206, 15)),
        palette.ink,
      );
    paper.fill(
      rect([60, horizon - 20], 600, 18) +
        rect([80, horizon - 4], 16, 130) +
        rect([620, horizon - 4], 16, 130) +
        rect([140, horizon - 60], 90, 42) +
        rect([480, horizon - 44], 120, 26),
      palette.ink,
    );
    paper.fill(
      polygon([
        [760, horizon + 70],
        [1120, horizon + 70],
        [1260, 760],
        [520, 760],
      ]),
      palette.light,
      0.2,
    );
    return { floor: { at: [660 + random.range(-60, 60), 672] }, table: { at: [640, 650] }, road: { at: [680, 675] } };
  },
};
