// What lies on tables: chess pieces, cards, dice, hexagons and the boards they stand on.
import { mix } from "#artwork/colour.ts";
import { ellipse, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

export type Table = { horizon: number; half: number; depth: number };

/** Point of a table top: `across` -1 to 1 at its near edge, `away` 0 at the near edge and 1 at the far one. */
export function onTable({ horizon, half, depth }: Table, across: number, away: number): Point {
  const near = 1 / (1 + away * depth);
  const last = 1 / (1 + depth);
  return [640 + across * half * near, horizon + (690 - horizon) * ((near - last) / (1 - last))];
}

/** A chequered board in perspective, eight squares to a side. */
export function chequerboard(stage: Stage, table: Table, colours: readonly [string, string]): void {
  const { paper, palette } = stage;
  const cell = (column: number, row: number): string => {
    const corner = (c: number, r: number): Point => onTable(table, -1 + c / 4, r / 8);
    return polygon([
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ]);
  };
  const cells = Array.from({ length: 64 }, (_, index) => ({ column: index % 8, row: Math.floor(index / 8) }));
  const [a, b, c, d] = [
    onTable(table, -1.05, -0.03),
    onTable(table, 1.05, -0.03),
    onTable(table, 1.05, 1.02),
    onTable(table, -1.05, 1.02),
  ];
  paper.fill(polygon([a, b, [b[0], b[1] + 40], [a[0], a[1] + 40]]), palette.ink);
  paper.fill(polygon([a, b, c, d]), mix(palette.ink, palette.deep, 0.4));
  const shade = (colour: string): string =>
    paper.linear(
      [0, table.horizon],
      [0, 700],
      [
        [0, mix(colour, palette.light, 0.25)],
        [1, mix(colour, palette.ink, 0.25)],
      ],
    );
  paper.fill(
    cells
      .filter(({ column, row }) => (column + row) % 2 === 0)
      .map(({ column, row }) => cell(column, row))
      .join(""),
    shade(colours[0]),
  );
  paper.fill(
    cells
      .filter(({ column, row }) => (column + row) % 2 === 1)
      .map(({ column, row }) => cell(column, row))
      .join(""),
    shade(colours[1]),
  );
}

/** A hexagonal tile seen from above, `r` wide from its middle, standing `high` above the ground. */
export function hexTile(stage: Stage, [x, y]: Point, tile: { r: number; high: number; colour: string }): void {
  const { paper, palette } = stage;
  const { r, high, colour } = tile;
  const corners = [0, 1, 2, 3, 4, 5].map((n): Point => [
    x + Math.cos((n * Math.PI) / 3) * r,
    y - high + Math.sin((n * Math.PI) / 3) * r * 0.56,
  ]);
  const face = (from: number, to: number): string => {
    const [a, b]: [Point, Point] = [corners[from] ?? [0, 0], corners[to] ?? [0, 0]];
    return polygon([a, b, [b[0], b[1] + high + 22], [a[0], a[1] + high + 22]]);
  };
  const side = Math.sign(stage.light.at[0] - x) || 1;
  paper.fill(face(0, 1), mix(colour, palette.ink, side > 0 ? 0.35 : 0.7));
  paper.fill(face(1, 2), mix(colour, palette.ink, 0.55));
  paper.fill(face(2, 3), mix(colour, palette.ink, side > 0 ? 0.7 : 0.35));
  paper.fill(polygon(corners), colour);
  paper.stroke(polygon(corners), mix(colour, palette.light, 0.6), { width: 1.6 });
}

/** A lamp hanging over a table with its cone of light. */
export function hangingLamp(stage: Stage, [x, y]: Point, options: { foot: number; spread: number }): void {
  const { paper, palette } = stage;
  const { foot, spread } = options;
  paper.fill(
    polygon([
      [x - 66, y],
      [x + 66, y],
      [x + spread, foot],
      [x - spread, foot],
    ]),
    paper.linear(
      [0, y],
      [0, foot],
      [
        [0, palette.light, 0.62],
        [1, palette.light, 0.05],
      ],
    ),
  );
  paper.fill(rect([x - 2, -220], 4, y + 160), palette.ink);
  paper.fill(ellipse([x, y], 78, 14), palette.light);
  paper.fill(
    `M${x - 82} ${y}C${x - 76} ${y - 44} ${x - 26} ${y - 52} ${x - 16} ${y - 72}L${x + 16} ${y - 72}C${x + 26} ${y - 52} ${x + 76} ${y - 44} ${x + 82} ${y}Q${x} ${y + 10} ${x - 82} ${y}Z`,
    palette.ink,
  );
}
