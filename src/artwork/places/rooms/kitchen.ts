import { mix } from "#artwork/colour.ts";
import { paned, room, shelf } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A kitchen: shelves, hanging pans, stove and a lit window. */
export const KITCHEN: Place = {
  name: "kitchen",
  fits: "kitchen, cooking, restaurant kitchen, overcooked, chef, food",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 70, from: [640, 200], warm: 1.1 });
    paned(stage, [random.pick([170, 900]), horizon - 230], [210, 170]);
    shelf(stage, [480, horizon - 250], { width: 300, rows: 2, tall: 78 });
    for (const [n, x] of [120, 420, 830, 1150].entries())
      paper.fill(
        rect([x, -220], 3, 250 + n * 12) +
          `M${x - 34} ${30 + n * 12}H${x + 37}C${x + 37} ${66 + n * 12} ${x - 34} ${66 + n * 12} ${x - 34} ${30 + n * 12}Z`,
        palette.ink,
      );
    paper.fill(rect([-220, horizon - 10], 1720, 92), mix(palette.ink, palette.deep, 0.4));
    paper.fill(rect([-220, horizon - 20], 1720, 14), mix(palette.light, palette.deep, 0.3));
    paper.fill(rect([240, horizon + 4], 120, 66) + rect([900, horizon + 4], 120, 66), palette.ink);
    glow(stage, [300, horizon + 40], { radius: 80, opacity: 0.8, colour: palette.spot });
    return { floor: { at: [640 + random.range(-90, 90), 668] }, table: { at: [640, 620] } };
  },
};
