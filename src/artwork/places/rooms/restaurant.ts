import { mix } from "#artwork/colour.ts";
import { room, shelf } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A bar with bottles, lamps and stools. */
export const RESTAURANT: Place = {
  name: "restaurant",
  fits: "restaurant, cafe, coffee, bar, diner, va-11, coffee talk, izakaya, sushi",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 90, from: [640, 180], warm: 1.2 });
    shelf(stage, [260, horizon - 230], { width: 760, rows: 3, tall: 70 });
    for (const x of [360, 640, 920]) {
      paper.fill(rect([x - 2, -220], 4, 260), palette.ink);
      glow(stage, [x, 66], { radius: 150, opacity: 0.7 });
      paper.fill(`M${x - 44} 66C${x - 40} 24 ${x + 40} 24 ${x + 44} 66Z`, palette.spot);
    }
    paper.fill(rect([-220, horizon + 10], 1720, 120), mix(palette.ink, palette.deep, 0.3));
    paper.fill(rect([-220, horizon], 1720, 14), mix(palette.spot, palette.ink, 0.35));
    paper.fill(
      [150, 330, 950, 1130]
        .map((x) => rect([x - 26, horizon + 96], 52, 12) + rect([x - 4, horizon + 108], 8, 150))
        .join(""),
      palette.ink,
    );
    return { floor: { at: [640 + random.range(-60, 60), 670] }, table: { at: [640, 620] } };
  },
};
