import { paned, room, shelf } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A shop full of shelves. */
export const SHOP: Place = {
  name: "shop",
  fits: "shop, store, supermarket, market, merchant, tycoon, pawn, trading, recettear, game dev, vendor",
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 80, from: [640, 150], warm: 1.2 });
    shelf(stage, [60, horizon - 260], { width: 340, rows: 4, tall: 84 });
    shelf(stage, [880, horizon - 260], { width: 340, rows: 4, tall: 84 });
    paned(stage, [520, horizon - 220], [240, 230]);
    for (const x of [450, 830]) {
      paper.fill(rect([x - 2, -220], 4, 250), palette.ink);
      glow(stage, [x, 50], { radius: 130, opacity: 0.7 });
      paper.fill(circle(x, 50, 22), palette.light);
    }
    return { floor: { at: [640 + random.range(-60, 60), 668] }, table: { at: [640, 640] } };
  },
};
