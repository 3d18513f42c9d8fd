import { mix } from "#artwork/colour.ts";
import { paned, room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A classroom with its board and desks. */
export const CLASSROOM: Place = {
  name: "classroom",
  fits: "school, classroom, students, academy, persona, high school, bully, university, anime",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 60, from: [200, 160], warm: 1 });
    for (const x of [-120, 70]) paned(stage, [x, horizon - 230], [150, 210]);
    paper.fill(rect([360, horizon - 220], 560, 200), mix(palette.ink, palette.deep, 0.6));
    paper.stroke(rect([360, horizon - 220], 560, 200), mix(palette.spot, palette.ink, 0.3), { width: 12 });
    paper.stroke(
      `M410 ${horizon - 170}q40 -20 80 0t80 0M410 ${horizon - 130}h180M410 ${horizon - 100}h120M720 ${horizon - 90}l60 -80l60 80Z`,
      palette.light,
      { width: 4, opacity: 0.7 },
    );
    for (const [x, s] of [
      [150, 1],
      [380, 0.8],
      [900, 0.8],
      [1130, 1],
    ] as const)
      paper.fill(
        rect([x - 80 * s, horizon + 96], 160 * s, 14) +
          rect([x - 70 * s, horizon + 100], 10, 120 * s) +
          rect([x + 60 * s, horizon + 100], 10, 120 * s),
        palette.ink,
      );
    return { floor: { at: [640 + random.range(-60, 60), 668] }, table: { at: [640, 640] } };
  },
};
