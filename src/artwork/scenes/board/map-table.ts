import { mix } from "#artwork/colour.ts";
import { chessman, type Chessman, hangingLamp, onTable, type Table } from "#artwork/motifs/game-pieces.ts";
import { curve, noiseLine, type Point, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTableRoom } from "./table-room.ts";

/** Armies on a map under a hanging lamp. */
export function drawMapTable(stage: Stage): void {
  const { palette, paper, world } = stage;
  const set = relit(stage, [640, 140], 90);
  drawTableRoom(set, [640, 330]);
  const table: Table = { horizon: 390, half: 700, depth: 0.9 };
  const corner = (x: number, y: number): Point => onTable(table, x, y);
  paper.fill(rect([-220, 470], 1720, 600), palette.ink);
  paper.fill(
    polygon([corner(-1.1, -0.05), corner(1.1, -0.05), corner(1.1, 1.05), corner(-1.1, 1.05)]),
    mix(palette.ink, palette.deep, 0.5),
  );
  paper.fill(
    polygon([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)]),
    paper.radial([640, 500], 620, [
      [0, mix(palette.light, palette.glow, 0.2)],
      [0.6, mix(palette.glow, palette.deep, 0.15)],
      [1, mix(palette.glow, palette.deep, 0.6)],
    ]),
  );
  const land = world.fork("map");
  for (const [cx, cy, size] of [
    [-0.42, 0.42, 0.42],
    [0.42, 0.6, 0.36],
    [0.36, 0.14, 0.2],
  ] as const) {
    const bumps = noiseLine(land.fork(`${cx}`), { count: 26, waves: 6 });
    for (const step of [1, 0.72, 0.46]) {
      const coast = bumps.map((bump, n): Point =>
        corner(
          cx + Math.cos((n / 26) * 2 * Math.PI) * size * step * (1 + 0.3 * bump),
          cy + Math.sin((n / 26) * 2 * Math.PI) * size * 0.9 * step * (1 + 0.3 * bump),
        ),
      );
      paper.fill(polygon(coast), mix(palette.deep, palette.glow, 0.55 - 0.3 * (1 - step)), 0.9);
    }
  }
  paper.stroke(curve([corner(-0.5, 0.4), corner(-0.1, 0.62), corner(0.14, 0.4), corner(0.42, 0.58)]), palette.spot, {
    width: 6,
    dash: "16 12",
  });
  const chief = world.fork("chief").pick<Chessman>(["king", "queen", "knight", "bishop"]);
  const rival = world.fork("rival").pick<Chessman>(["knight", "king", "rook", "queen"]);
  const moves = stage.random.fork("moves");
  for (const [x, y, kind, colour] of [
    [-0.66, 0.72, "rook", palette.ink],
    [0.62, 0.78, "rook", palette.ink],
    [-0.5, 0.4, chief, palette.spot],
    [0.42, 0.56, rival, palette.ink],
    [0.1, 0.12, "pawn", palette.spot],
    [0.5, 0.1, "pawn", palette.ink],
    [-0.3, 0.16, "pawn", palette.spot],
  ] as const)
    chessman(set, kind, {
      at: corner(x + moves.range(-0.09, 0.09), y + moves.range(-0.05, 0.05)),
      scale: y === 0.4 || y === 0.56 ? 2.3 : 1.25,
      colour,
    });
  hangingLamp(set, [640, 120], { foot: 640, spread: 560 });
}
