// What lies on tables: chess pieces, cards, dice, hexagons and the boards they stand on.
import { mix } from "#artwork/colour.ts";
import { circle, ellipse, fixed, limb, polygon, rect, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

const BASE = "M-24 0L-26 -7C-26 -11 -20 -12 -17 -14L17 -14C20 -12 26 -11 26 -7L24 0Z";

/** Chess pieces as outlines, the king one hundred units tall, their feet at 0 0. */
export const CHESSMEN = {
  pawn: `${BASE}M-14 -13C-7 -22 -6 -32 -6 -40L6 -40C6 -32 7 -22 14 -13Z${rect([-11, -43], 22, 5)}${circle(0, -53, 12)}`,
  rook: `${BASE}M-16 -13L-12 -52L12 -52L16 -13Z${rect([-17, -58], 34, 7)}${rect([-18, -70], 8, 14)}${rect([-4, -70], 8, 14)}${rect([10, -70], 8, 14)}`,
  bishop: `${BASE}M-15 -13C-7 -26 -6 -40 -6 -50L6 -50C6 -40 7 -26 15 -13Z${rect([-12, -54], 24, 5)}M0 -84C11 -76 15 -66 11 -55L-11 -55C-15 -66 -11 -76 0 -84Z${circle(0, -86, 4)}`,
  knight: `${BASE}M-17 -13C-15 -32 2 -40 1 -52C-6 -48 -13 -44 -19 -46C-25 -48 -26 -54 -22 -59L-6 -76L-4 -84L3 -77C18 -74 24 -56 21 -36C20 -26 18 -18 18 -13Z`,
  queen: `${BASE}M-17 -13C-8 -28 -7 -46 -7 -60L7 -60C7 -46 8 -28 17 -13Z${rect([-13, -64], 26, 5)}M-10 -64L-17 -86L-9 -77L-5 -90L0 -78L5 -90L9 -77L17 -86L10 -64Z${circle(0, -92, 3.4)}`,
  king: `${BASE}M-18 -13C-8 -28 -7 -46 -7 -62L7 -62C7 -46 8 -28 18 -13Z${rect([-14, -66], 28, 5)}M-10 -66L-15 -84L15 -84L10 -66Z${rect([-2.4, -104], 4.8, 21)}${rect([-8, -98], 16, 4.8)}`,
} as const;
export type Chessman = keyof typeof CHESSMEN;

/** A piece with its light edge and the shadow it throws on the board, away from the light. */
export function chessman(stage: Stage, kind: Chessman, place: { at: Point; scale: number; colour?: string }): void {
  const { at, scale, colour = stage.palette.ink } = place;
  const away = Math.sign(at[0] - stage.light.at[0]) || 1;
  const lean = Math.min(2.2, Math.abs(at[0] - stage.light.at[0]) / 200) * away;
  stage.paper.transformed(`matrix(1 0 ${fixed(-lean)} -0.34 ${fixed(at[0])} ${fixed(at[1] - 3)}) scale(${scale})`, () =>
    stage.paper.fill(CHESSMEN[kind], stage.palette.ink, 0.4),
  );
  silhouette(stage, CHESSMEN[kind], { at, scale, colour, rim: 3 });
}

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

/** Marks that cards and dice carry, about 40 units across, around 0 0. */
export const MARKS = {
  spade: "M0 -22C10 -10 20 -4 20 7C20 16 8 19 2 11L7 22L-7 22L-2 11C-8 19 -20 16 -20 7C-20 -4 -10 -10 0 -22Z",
  heart: "M0 20C-12 10 -21 2 -21 -8C-21 -20 -5 -22 0 -10C5 -22 21 -20 21 -8C21 2 12 10 0 20Z",
  diamond: "M0 -23L16 0L0 23L-16 0Z",
  sun: `${circle(0, 0, 11)}${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => limb([Math.cos((n * Math.PI) / 4) * 15, Math.sin((n * Math.PI) / 4) * 15], [Math.cos((n * Math.PI) / 4) * 23, Math.sin((n * Math.PI) / 4) * 23], [3.4, 2])).join("")}`,
  moon: "M6 -22A22 22 0 1 0 22 8A17 17 0 1 1 6 -22Z",
  eye: "M-24 0Q0 -22 24 0Q0 22 -24 0ZM0 -9A9 9 0 0 0 0 9A9 9 0 0 0 0 -9Z",
  sword: "M0 -26L4 -18L4 8L12 8L12 12L3 12L3 24L-3 24L-3 12L-12 12L-12 8L-4 8L-4 -18Z",
  flame: "M2 -25C14 -10 20 0 16 12C12 24 -12 24 -16 10C-18 2 -12 -4 -9 -10C-6 -4 -4 -2 -2 -2C2 -8 4 -14 2 -25Z",
} as const;
export type Mark = keyof typeof MARKS;
export const MARK_NAMES = [
  "spade",
  "heart",
  "diamond",
  "sun",
  "moon",
  "eye",
  "sword",
  "flame",
] as const satisfies readonly Mark[];

/** An upright playing card around its middle, 130 by 190 units. */
export function card(stage: Stage, mark: Mark, place: { at: Point; scale: number; turn: number; face?: string }): void {
  const { paper, palette } = stage;
  const face = place.face ?? mix(palette.light, palette.glow, 0.12);
  const edge = (inset: number): string =>
    roundRect(-65 + inset, -95 + inset, [130 - 2 * inset, 190 - 2 * inset, 12 - inset * 0.6]);
  paper.transformed(
    `translate(${fixed(place.at[0])} ${fixed(place.at[1])}) rotate(${fixed(place.turn)}) scale(${place.scale})`,
    () => {
      paper.transformed("translate(-7 9)", () => paper.fill(edge(0), palette.ink, 0.45));
      paper.fill(edge(0), face);
      paper.fill("M-65 -83A12 12 0 0 1 -53 -95L53 -95A12 12 0 0 1 65 -83L-65 60Z", palette.light, 0.2);
      paper.stroke(edge(7), mix(palette.ink, palette.deep, 0.4), { width: 1.6, opacity: 0.7 });
      const colour =
        mark === "heart" || mark === "diamond" || mark === "flame" || mark === "sun" ? palette.spot : palette.ink;
      paper.transformed("scale(1.5)", () => paper.fill(MARKS[mark], colour));
      for (const side of ["translate(-47 -74) scale(.42)", "translate(47 74) rotate(180) scale(.42)"])
        paper.transformed(side, () => paper.fill(MARKS[mark], colour));
    },
  );
}

export function roundRect(x: number, y: number, [width, height, r]: readonly [number, number, number]): string {
  return `M${fixed(x + r)} ${fixed(y)}h${fixed(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${fixed(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${fixed(-width + 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${fixed(-height + 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

const PIPS: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** A die standing on a corner of the table, seen from above; `size` is the length of an edge in pixels. */
export function die(
  stage: Stage,
  [x, y]: Point,
  options: { size: number; faces: readonly [number, number, number]; colour?: string },
): void {
  const { paper, palette } = stage;
  const { size, faces, colour = mix(palette.light, palette.glow, 0.2) } = options;
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const [lit, dim] = [mix(colour, palette.deep, 0.18), mix(colour, palette.ink, 0.6)];
  const planes = [
    { matrix: "0.866 0.5 -0.866 0.5 0 -1", colour: mix(colour, palette.light, 0.5) },
    { matrix: "0.866 0.5 0 1 -0.433 -0.25", colour: side < 0 ? lit : dim },
    { matrix: "0.866 -0.5 0 1 0.433 -0.25", colour: side < 0 ? dim : lit },
  ] as const;
  planes.forEach((plane, index) => {
    const [a, b, c, d, e, f] = plane.matrix.split(" ").map(Number);
    const centre: Point = index === 0 ? [0, -1] : [e ?? 0, f ?? 0];
    paper.transformed(
      `matrix(${(a ?? 0) * size} ${(b ?? 0) * size} ${(c ?? 0) * size} ${(d ?? 0) * size} ${fixed(x + centre[0] * size)} ${fixed(y + centre[1] * size)})`,
      () => {
        paper.fill("M-.505 -.505H.505V.505H-.505Z", plane.colour);
        const pips = PIPS[(faces[index] ?? 1) - 1] ?? [];
        paper.fill(
          pips.map(([px, py]) => `M${px * 0.27 - 0.1} ${py * 0.27}a.1 .1 0 1 1 .2 0a.1 .1 0 1 1 -.2 0Z`).join(""),
          plane.colour === dim ? palette.light : palette.ink,
        );
      },
    );
  });
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
