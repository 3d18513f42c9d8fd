import { mix } from "#artwork/colour.ts";
import { paned, shelf, tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A wooden table in an evening room with shelves. */
export const TABLE_ROOM: Place = {
  name: "table-room",
  fits: "board game, tabletop, board-games, dungeons, role-playing table, monopoly, evening, party game",
  offers: ["table", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const y = horizon + 70;
    tableTop(stage, { y, at: [640, 680], colour: mix(palette.spot, palette.ink, 0.5) });
    paper.stroke([0, 1, 2, 3].map((n) => `M${-220 - n * 20} ${y + 30 + n * 56}H1500`).join(""), palette.ink, {
      width: 3,
      opacity: 0.3,
    });
    paper.behind(() => {
      shelf(stage, [90, y - 320], { width: 320, rows: 4, tall: 76 });
      paned(stage, [880, y - 300], [220, 220]);
    });
    return { table: { at: [640 + random.range(-40, 40), 670] }, floor: { at: [640, 690] } };
  },
};
